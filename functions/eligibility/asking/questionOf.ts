import { consultationCategories, serviceCategories } from '../../../shared/_field/lookups.ts';
import type { EligibilityQuestion } from '../../_connect/payer/payer.ts';
import type { StoredEligibility } from '../../_data/eligibility/eligibility.ts';

const outpatient = 1;

/** What a request asks its payer. */
export function questionOf(request: StoredEligibility, sentAt: Date): EligibilityQuestion {
  const category = serviceCategories.find(({ id }) => id === request.serviceCategoryId);
  const consultation = consultationCategories.find(({ id }) => id === request.consultationCategoryId);
  return {
    ...request,
    encounterType: category?.encounterType ?? outpatient,
    consultationCategoryCode: consultation?.code ?? null,
    sentAt,
  };
}
