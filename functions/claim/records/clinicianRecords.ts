import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Claim } from '../../../shared/claim/claim.ts';
import type { ClinicianRecord } from '../../../shared/claim/records/claimRecords.ts';
import { licencesOf } from '../../../shared/claim/rules/clinicians.ts';
import { cliniciansAsked } from '../../_data/clinician/clinician.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';

/** A claim names two or three; of more than a batch nothing is said. */
const mostClinicians = 100;

/** The facility's own records of the clinicians whom a claim names: one batch. */
export async function clinicianRecords(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claim: Claim,
): Promise<ClinicianRecord[]> {
  const licences = licencesOf(claim).slice(0, mostClinicians);
  if (licences.length === 0) return [];
  const found = await cliniciansAsked(store, facilityId, licences);
  return found.map(({ licenseNo, isActive, worksFrom, worksTo, verifiedUntil }) => ({
    ...{ licence: licenseNo.trim().toUpperCase(), isActive, worksFrom, worksTo, verifiedUntil },
  }));
}
