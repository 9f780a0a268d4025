import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CodeNames } from '../../../shared/authorization/codeNames.ts';
import type { AuthorizationLine } from '../../../shared/authorization/form.ts';
import type { AskingFacilityId } from '../../_kit/ownIds.ts';
import { cliniciansAsked } from './clinician.ts';

/** A request with the licences that its lines name. */
interface Naming {
  readonly facilityId: AskingFacilityId;
  readonly form: { readonly lines: readonly Pick<AuthorizationLine, 'clinician' | 'orderingClinician'>[] } | null;
}

/** The clinicians whom a request names, for both of its sides: name and specialty, and nothing else of the facility's records. */
export async function namedClinicians(
  store: DynamoDBDocumentClient,
  { facilityId, form }: Naming,
): Promise<CodeNames['clinicians']> {
  const named = (form?.lines ?? []).flatMap(({ clinician, orderingClinician }) => [clinician, orderingClinician]);
  const found = await cliniciansAsked(
    store,
    facilityId,
    named.filter((license) => license !== undefined),
  );
  // The list of specialties is long: it is loaded where a request with clinicians is shown.
  const { specialtyOf } = await import('./specialties.ts');
  return found.map(({ licenseNo, fullName, fullNameArabic, specialty, specialtyCode }) => ({
    ...{ licenseNo, fullName, fullNameArabic, specialty },
    specialtyArabic: specialtyCode ? (specialtyOf(specialtyCode)?.nameArabic ?? null) : null,
  }));
}
