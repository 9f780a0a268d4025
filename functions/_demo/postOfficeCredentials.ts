import { firstPollItem } from '../_data/postOfficePoll/postOfficePoll.ts';
import type { Seal } from '../_data/regulatoryDetails/credentialSeal.ts';
import { sealRegulatoryDetails } from '../_data/regulatoryDetails/regulatoryDetails.ts';
import { provenFacilityId } from '../_kit/proof.ts';
import { demoFacilities } from './facilities.ts';
import { demoRegulatorAccounts } from './regulatorAccounts.ts';

/** These have stored no credentials yet, so that this can be seen too. */
const without: readonly string[] = ['saffron-clinic', 'falcon-pharmacy'];

/** The facilities that sign in to their regulators from the start: their credentials as the portal stores them, and the polls that they begin. */
export async function demoPostOfficeCredentials(seal: Seal, now: Date) {
  const accounts = demoRegulatorAccounts.flatMap((account) => {
    const facility = demoFacilities.find(({ facilityLicense }) => facilityLicense === account.facilityLicense);
    return facility && !without.includes(facility.facilityId) ? [{ ...account, facilityId: facility.facilityId }] : [];
  });
  const records = accounts.map(async ({ facilityId, regulatorId, username, password }) => {
    const given = { facilityId: provenFacilityId(facilityId), regulatorId, username, password };
    return sealRegulatoryDetails({ ...given, changedBy: 'demo', changedAt: now }, null, seal);
  });
  const details = await Promise.all(records);
  return { details, polls: details.map((record) => firstPollItem(record, now)) };
}
