import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import * as desk from '../support/authorizationDesk.ts';
import { aCoordinator, added, shown } from '../support/authorizations.ts';
import { type Owner, records } from './records.ts';

const today = emiratesDateOf(new Date());
export const todayOnly = { validFrom: today, validTo: today };
const lines = [{ lineId: '1', outcome: 'approved' as const }];

/** A request of a clinic in the hand of a reviewer who is nobody else. */
export async function readyInHand({ store }: Pick<Owner, 'store'>) {
  const as = await desk.aReviewer();
  return { as, seen: await desk.inHandOf(as, await added(await aCoordinator(store))) };
}

/** A decision that waits, and a second person. */
export async function readyProposal(owner: Pick<Owner, 'store'>) {
  const { as, seen } = await readyInHand(owner);
  const before = (await desk.settings(await desk.anAdministrator())).data?.secondPersonAboveFils ?? null;
  if (before !== 0) await desk.setLimit(await desk.anAdministrator(), { before, secondPersonAboveFils: 0 });
  await desk.decide(as, { ...seen, ...todayOnly, lines });
  const { version } = await shown(as, seen.authorizationId);
  return { as: await desk.aReviewer('Second'), body: { ...seen, version } };
}

/** A decision, for the second person who approved it. */
export async function readyDecision(owner: Pick<Owner, 'store'>) {
  const { as, body } = await readyProposal(owner);
  await desk.approveProposal(as, body);
  return { as, query: { authorizationId: body.authorizationId } };
}

export const readyAuthorizationDesk = {
  getAuthorizationContext: async (owner: Owner) => ({
    as: owner.payer,
    query: { authorizationId: await records.authorization(owner) },
  }),
  handOverAuthorization: async (owner: Owner) => {
    const { as, seen } = await readyInHand(owner);
    return { as, body: { ...seen, assignee: (await desk.aReviewer('Colleague')).user.userId } };
  },
  decideAuthorization: async (owner: Owner) => {
    const { as, seen } = await readyInHand(owner);
    return { as, body: { ...seen, ...todayOnly, lines } };
  },
  askAuthorization: async (owner: Owner) => {
    const { as, seen } = await readyInHand(owner);
    return { as, body: { ...seen, text: 'Please send it.', items: [{ documentType: 'photo' as const }] } };
  },
  approveProposal: readyProposal,
  returnProposal: async (owner: Owner) => {
    const { as, body } = await readyProposal(owner);
    return { as, body: { ...body, reason: 'Too much.' } };
  },
  approveAuthorizations: async (owner: Owner) => {
    const { as, seen } = await readyInHand(owner);
    return { as, body: { requests: [seen], ...todayOnly } };
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
};
