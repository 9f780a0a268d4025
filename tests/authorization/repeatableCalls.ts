import { authorizationApi } from '../../shared/authorization/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { aReviewer } from '../support/payerDesk.ts';
import { aCoordinator, added, aRequest as anApproval } from './support/authorizations.ts';

/** Calls about requests for approval that may be repeated. */
export const repeatableCalls = repeatableCallsOf(authorizationApi, {
  addAuthorizationRequest: async (store) => ({ as: await aCoordinator(store), body: anApproval() }),
  saveAuthorizationDraft: async (store) => ({ as: await aCoordinator(store), body: { draft: { remarks: 'x' } } }),
  moveAuthorization: async (store) => {
    const authorizationId = await added(await aCoordinator(store));
    return { as: await aReviewer(), body: { authorizationId, version: 1, move: 'take' } };
  },
});
