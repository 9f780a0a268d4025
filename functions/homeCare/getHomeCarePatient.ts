import type { homeCareApi } from '../../shared/homeCare/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { patientAnswerOf, provenPatient } from '../_parts/provenPatient.ts';
import { homeCareFacility } from './ownFacility.ts';

export const getHomeCarePatient: Operation<typeof homeCareApi.endpoints.getHomeCarePatient> = async (
  { query },
  ctx,
) => {
  ctx.audited({ entity: 'eligibility', id: query.eligibilityId });
  return patientAnswerOf((await provenPatient(ctx, query.eligibilityId, homeCareFacility)).answer);
};
