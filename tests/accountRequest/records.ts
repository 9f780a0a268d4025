import { getFacility } from '../../functions/_data/facility/facility.ts';
import { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { waitingRequest } from './support/accountRequests.ts';

/** Somebody asks for an account at the clinic. */
async function anAccountRequest({ store, clinic }: Owner): Promise<string> {
  const facility = await getFacility(store, clinic.user.facilityId ?? '');
  if (!facility) throw new Error('The clinic has no facility');
  return waitingRequest(store, facility);
}

/** Accounts that somebody asks for. */
export const records = recordsOf(accountRequestApi, {
  owned: { accountRequest: { make: anAccountRequest, owners: ['clinic'], fields: ['accountrequestid'] } },
  // People who ask for an account: tests/accountRequest.
  patientLists: { searchedElsewhere: ['searchAccountRequests'] },
});
