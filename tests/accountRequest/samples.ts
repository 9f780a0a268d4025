import { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const accountRequestId = '01K0000000000000000000000A';

/** What administrators send about account requests; all invented. */
export const samples = samplesOf(accountRequestApi, {
  searchAccountRequests: { query: { state: 'waiting' } },
  getAccountRequest: { query: { accountRequestId } },
  approveAccountRequest: { body: { accountRequestId, version: 1 } },
  refuseAccountRequest: { body: { accountRequestId, version: 1, reason: 'Nobody of this name works here.' } },
});
