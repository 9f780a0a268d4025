import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import { searchText } from '../../../shared/_field/searchText.ts';
import type { LicenseCandidate } from '../../../shared/account/registrationForm.ts';
import { fail } from '../../_kit/failure.ts';
import { provenFacilityId } from '../../_kit/proof.ts';
import { findClinician, listLicensesOf } from '../clinician/clinician.ts';
import { type ClinicianFound, isListedOf } from '../clinician/clinicianFound.ts';
import { searchClinicians } from '../clinician/clinicianSearch.ts';
import { findLicenseHolder } from './licenseHolder.ts';
import type { User, UserChanges } from './user.ts';

/** A person who claims to have a professional licence. */
export interface LicenseHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly emiratesId: string | null;
  /** A card reading has shown that the Emirates ID is theirs; one that was typed shows nothing. */
  readonly isEmiratesIdProven: boolean;
  /** The name is a card's, or still that of the registration: a name that a user has typed since proves nothing. */
  readonly isNameTrusted: boolean;
  /** The account; null while it is being opened. */
  readonly userId: string | null;
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
  const search = { text: holder.lastName, excluded: new Set<string>(), take: 20, isWanted: isListedOf };
  return (await searchClinicians(store, scope, search)).filter(({ fullName }) => hasNameOf(fullName, holder));
}

/** A licence that a person names and nobody else holds, with what the registry says of it. */
export interface LicenseClaim {
  readonly clinicianLicense: string;
  readonly clinicianName: string;
  readonly specialty: string | null;
  /** The registry has this licence for this person. */
  readonly isRegistered: boolean;
  /** It may be used at once: the registry has it, for a name that a card or the registration gave. */
  readonly isProven: boolean;
}

/**
 * Compares a professional licence with the registry. Fails with `clinicianLicenseMismatch` and candidates when the registry knows
 * the person under another licence (REQ-REG-40, REQ-PROFILE-11), with `clinicianNotFound` when the licence is another person's, and
 * with `licenseHeld` when another account has it. A licence that the registry does not know is claimed, and proves nothing.
 */
export async function checkedLicense(
  store: DynamoDBDocumentClient,
  holder: LicenseHolder,
  licenseNo: string,
  field: string,
): Promise<LicenseClaim> {
  const found = await licensesOf(store, holder);
  const own = found.find((each) => isSameLicense(each.licenseNo, licenseNo));
  if (!own && found.length > 0) {
    throw fail('clinicianLicenseMismatch', { field, data: { candidates: found.slice(0, 20).map(candidateOf) } });
  }
  const { facilityId, firstName, lastName } = holder;
  const ownScope = facilityId && ({ kind: 'facility', facilityId: provenFacilityId(facilityId) } as const);
  const another = !own && ownScope && (await findClinician(store, ownScope, licenseNo));
  if (another) throw fail('clinicianNotFound', { field });
  const heldBy = await findLicenseHolder(store, licenseNo);
  if (heldBy !== null && heldBy !== holder.userId) throw fail('licenseHeld', { field });
  return {
    clinicianLicense: own?.licenseNo ?? licenseNo,
    clinicianName: own?.fullName ?? displayNameOf({ firstName, lastName }),
    specialty: own?.specialty ?? null,
    isRegistered: own !== undefined,
    isProven: own !== undefined && holder.isNameTrusted,
  };
}

/** What is stored of a user whose licence is accepted. */
export const licenseChanges = (
  { clinicianLicense, clinicianName, specialty }: Pick<User, 'clinicianLicense' | 'clinicianName' | 'specialty'>,
  now: Date,
): UserChanges => ({ clinicianLicense, clinicianName, specialty, licenseProvenAt: now.toISOString() });
