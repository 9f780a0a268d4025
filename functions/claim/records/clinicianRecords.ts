import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Claim } from '../../../shared/claim/claim.ts';
import type { ClaimRecords } from '../../../shared/claim/records/claimRecords.ts';
import { licencesOf } from '../../../shared/claim/rules/clinicians.ts';
import { blacklistedAmong } from '../../_data/clinician/blacklist.ts';
import { type Clinician, cliniciansAsked } from '../../_data/clinician/clinician.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';

/** A claim names two or three; of more than a batch nothing is said. */
const mostClinicians = 100;

const licenceOf = ({ licenseNo }: Pick<Clinician, 'licenseNo'>): string => licenseNo.trim().toUpperCase();

/** The facility's own records of the clinicians whom a claim names, and which of the licences are blacklisted: a batch each. */
export async function clinicianRecords(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claim: Claim,
): Promise<Pick<ClaimRecords, 'clinicians' | 'blacklisted'>> {
  const licences = licencesOf(claim).slice(0, mostClinicians);
  if (licences.length === 0) return { clinicians: [], blacklisted: [] };
  const found = await cliniciansAsked(store, facilityId, licences);
  const named = licences.map((licenseNo) => ({
    licenseNo,
    emiratesId: found.find((each) => licenceOf(each) === licenseNo)?.emiratesId ?? null,
  }));
  const listed = await blacklistedAmong(store, facilityId, named);
  const marked = found.filter(({ isBlacklisted }) => isBlacklisted).map(licenceOf);
  return {
    clinicians: found.map(({ isActive, worksFrom, worksTo, verifiedUntil, ...each }) => ({
      ...{ licence: licenceOf(each), isActive, worksFrom, worksTo, verifiedUntil },
    })),
    blacklisted: [...new Set([...listed, ...marked])],
  };
}
