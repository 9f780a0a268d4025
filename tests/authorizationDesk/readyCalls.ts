import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import * as desk from './support/authorizationDesk.ts';

/** Calls of the desk of authorisations, with the request in hand or the decision that each needs. */
export const readyCalls = readyCallsOf(authorizationDeskApi, {
  getAuthorizationContext: async (owner: Owner) => ({
    as: owner.payer,
    query: { authorizationId: await records.authorization(owner) },
  }),
  handOverAuthorization: async (owner: Owner) => {
    const { as, seen } = await desk.aRequestInHand(owner.store);
    return { as, body: { ...seen, assignee: (await desk.aReviewer('Colleague')).user.userId } };
  },
  returnProposal: async (owner: Owner) => {
    const { as, body } = await desk.aWaitingDecision(owner.store);
    return { as, body: { ...body, reason: 'Too much.' } };
  },
  approveAuthorizations: async (owner: Owner) => {
    const { as, seen } = await desk.aRequestInHand(owner.store);
    return { as, body: { requests: [seen], ...desk.todayOnly } };
  },
  saveDecisionTemplate: async () => ({
    as: await desk.anAdministrator(),
    body: { name: 'Not necessary', denialCode: 'MNEC-003', comments: 'No indication.' },
  }),
  removeDecisionTemplate: async () => {
    const as = await desk.anAdministrator();
    const { data } = await desk.saveTemplate(as, { name: 'Once', comments: '' });
    return { as, body: { templateId: data?.templateId, version: data?.version } };
  },
  updateAuthorizationSettings: async () => {
    const as = await desk.anAdministrator();
    const before = (await desk.settings(as)).data?.secondPersonAboveFils ?? null;
    return { as, body: { before, secondPersonAboveFils: before ?? 1000 } };
  },
});
