import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Claim } from '../../../shared/claim/claim.ts';
import type { ClaimRecords } from '../../../shared/claim/records/claimRecords.ts';
import { licencesOf } from '../../../shared/claim/rules/clinicians.ts';
import { consultationsOf } from '../../../shared/claim/rules/consultations.ts';
import { blacklistedAmong } from '../../_data/clinician/blacklist.ts';
import { type Clinician, cliniciansAsked } from '../../_data/clinician/clinician.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';

/** A claim names two or three; of more than a batch nothing is said. */
const mostClinicians = 100;

const licenceOf = ({ licenseNo }: Pick<Clinician, 'licenseNo'>): string => licenseNo.trim().toUpperCase();

const specialtyOf = ({ specialtyCode, specialty }: Pick<Clinician, 'specialtyCode' | 'specialty'>): string | null =>
  (specialtyCode ?? specialty).trim().toUpperCase() || null;

/**
 * The facility's own records of the clinicians whom a claim names and of those who saw the patient in the others, and which of its licences are
 * blacklisted: a batch each.
 */
export async function clinicianRecords(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claim: Claim,
  others: readonly Claim[],
): Promise<Pick<ClaimRecords, 'clinicians' | 'blacklisted'>> {
  const licences = licencesOf(claim).slice(0, mostClinicians);
  if (licences.length === 0) return { clinicians: [], blacklisted: [] };
  const before = others.flatMap((other) => consultationsOf(other).map(({ clinician }) => clinician));
  const asked = [...new Set([...licences, ...before])].slice(0, mostClinicians);
  const found = await cliniciansAsked(store, facilityId, asked);
  const named = licences.map((licenseNo) => ({
    licenseNo,
    emiratesId: found.find((each) => licenceOf(each) === licenseNo)?.emiratesId ?? null,
  }));
  const listed = await blacklistedAmong(store, facilityId, named);
  const marked = found.filter(({ isBlacklisted }) => isBlacklisted).map(licenceOf);
  return {
    clinicians: found.map(({ isActive, worksFrom, worksTo, verifiedUntil, ...each }) => ({
      ...{ licence: licenceOf(each), specialty: specialtyOf(each), isActive, worksFrom, worksTo, verifiedUntil },
    })),
    blacklisted: [...new Set([...listed, ...marked])],
  };
}
