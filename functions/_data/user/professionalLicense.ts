import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import { searchText } from '../../../shared/_field/searchText.ts';
import type { LicenseCandidate } from '../../../shared/account/registrationForm.ts';
import { fail } from '../../_kit/failure.ts';
import { provenFacilityId } from '../../_kit/proof.ts';
import { type ClinicianFound, findClinician, listLicensesOf, searchClinicians } from '../clinician/clinician.ts';
import type { UserChanges } from './user.ts';

/** A person who claims to have a professional licence. */
export interface LicenseHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly emiratesId: string | null;
  /** A card reading has shown that the Emirates ID is theirs; one that was typed shows nothing. */
  readonly isEmiratesIdProven: boolean;
  readonly facilityId: string | null;
}

/** Whether a clinician may be this person: first and last name occur in the clinician's, however either is written. */
function hasNameOf(fullName: string, { firstName, lastName }: LicenseHolder): boolean {
  const words = new Set(searchText(fullName).split(' '));
  const first = searchText(firstName).split(' ')[0] ?? '';
  const last = searchText(lastName).split(' ').at(-1) ?? '';
  return first !== '' && words.has(first) && words.has(last);
}

const isSameLicense = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

const candidateOf = ({ licenseNo, fullName }: ClinicianFound): LicenseCandidate => ({ licenseNo, fullName });

/** The licences of the person in the clinician registry: by Emirates ID, otherwise by name at the person's facility. */
async function licensesOf(store: DynamoDBDocumentClient, holder: LicenseHolder): Promise<ClinicianFound[]> {
  const listed = holder.emiratesId ? await listLicensesOf(store, holder.emiratesId) : [];
  // A typed Emirates ID proves nothing, so it must not reveal the name of its holder.
  const ofPerson = listed.filter(({ fullName }) => holder.isEmiratesIdProven || hasNameOf(fullName, holder));
  if (ofPerson.length > 0 || holder.facilityId === null) return ofPerson;
  // What is found elsewhere than under the holder's own name is left out below.
  const scope = { kind: 'facility', facilityId: provenFacilityId(holder.facilityId) } as const;
  const search = { text: holder.lastName, excluded: new Set<string>(), take: 20 };
  return (await searchClinicians(store, scope, search)).filter(({ fullName }) => hasNameOf(fullName, holder));
}

/**
 * What to store of a person who names a professional licence. Fails with `clinicianLicenseMismatch` and candidates when the
 * registry knows the person under another licence (REQ-REG-40, REQ-PROFILE-11), and with `clinicianNotFound` when the licence is
 * another person's. A person who is not in the registry yet is accepted without proof, and without a specialty.
 */
export async function checkedLicense(
  store: DynamoDBDocumentClient,
  holder: LicenseHolder,
  licenseNo: string,
  field: string,
): Promise<UserChanges> {
  const found = await licensesOf(store, holder);
  const own = found.find((each) => isSameLicense(each.licenseNo, licenseNo));
  if (own) return { clinicianLicense: own.licenseNo, clinicianName: own.fullName, specialty: own.specialty };
  if (found.length > 0) {
    throw fail('clinicianLicenseMismatch', { field, data: { candidates: found.slice(0, 20).map(candidateOf) } });
  }
  const { facilityId, firstName, lastName } = holder;
  const ownScope = facilityId && ({ kind: 'facility', facilityId: provenFacilityId(facilityId) } as const);
  const another = ownScope && (await findClinician(store, ownScope, licenseNo));
  if (another) throw fail('clinicianNotFound', { field });
  return { clinicianLicense: licenseNo, clinicianName: displayNameOf({ firstName, lastName }), specialty: null };
}
