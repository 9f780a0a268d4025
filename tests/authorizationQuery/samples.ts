import { authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to authorizationQuery; all invented. */
export const samples = samplesOf(authorizationQueryApi, {
  searchInsurerAuthorizations: { body: { statusId: 3 } },
  getInsurerAuthorizationCounts: {},
  printInsurerAuthorization: { query: { authorizationId: '01K0000000000000000000000A', language: 'both' } },
  getInsurerAuthorization: { query: { authorizationId: '01K0000000000000000000000A' } },
});
