import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { aRequestInHand, aWaitingDecision, todayOnly } from './support/authorizationDesk.ts';

/** Calls of the desk that may be repeated. */
export const repeatableCalls = repeatableCallsOf(authorizationDeskApi, {
  decideAuthorization: async (store) => {
    const { as, seen } = await aRequestInHand(store);
    return { as, body: { ...seen, ...todayOnly, lines: [{ lineId: '1', outcome: 'approved' }] } };
  },
  askAuthorization: async (store) => {
    const { as, seen } = await aRequestInHand(store);
    return { as, body: { ...seen, text: 'Please send it.', items: [{ documentType: 'photo' }] } };
  },
  approveProposal: aWaitingDecision,
});
