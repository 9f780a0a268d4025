import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { crescent, pearl } from '../../../functions/_demo/payers.ts';
import { handler } from '../../../functions/authorizationDesk/index.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { authorizationDeskApi } from '../../../shared/authorizationDesk/routes.ts';
import { aCoordinator, added, move, shown } from '../../authorization/support/authorizations.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';

const { endpoints } = authorizationDeskApi;
type Sent<Name extends keyof typeof endpoints> = (typeof endpoints)[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : never;

export const decide = (as: SignedIn, body: Sent<'decideAuthorization'>, headers: Record<string, string> = {}) =>
  callApi(handler, endpoints.decideAuthorization, { as, body, headers });
export const ask = (as: SignedIn, body: Sent<'askAuthorization'>) =>
  callApi(handler, endpoints.askAuthorization, { as, body });
export const approveProposal = (as: SignedIn, body: Sent<'approveProposal'>) =>
  callApi(handler, endpoints.approveProposal, { as, body });
export const returnProposal = (as: SignedIn, body: Sent<'returnProposal'>) =>
  callApi(handler, endpoints.returnProposal, { as, body });
export const approveMany = (as: SignedIn, body: Sent<'approveAuthorizations'>) =>
  callApi(handler, endpoints.approveAuthorizations, { as, body });
export const handOver = (as: SignedIn, body: Sent<'handOverAuthorization'>) =>
  callApi(handler, endpoints.handOverAuthorization, { as, body });
export const takeNext = (as: SignedIn) => callApi(handler, endpoints.takeNextAuthorization, { as });
export const queue = (as: SignedIn, query: z.input<(typeof endpoints.getDeskQueue)['query']> = {}) =>
  callApi(handler, endpoints.getDeskQueue, { as, query });
export const counts = (as: SignedIn) => callApi(handler, endpoints.getDeskCounts, { as });
export const context = (as: SignedIn, authorizationId: string) =>
  callApi(handler, endpoints.getAuthorizationContext, { as, query: { authorizationId } });
export const templates = (as: SignedIn) => callApi(handler, endpoints.getDecisionTemplates, { as });
export const saveTemplate = (as: SignedIn, body: Sent<'saveDecisionTemplate'>) =>
  callApi(handler, endpoints.saveDecisionTemplate, { as, body });
export const removeTemplate = (as: SignedIn, body: Sent<'removeDecisionTemplate'>) =>
  callApi(handler, endpoints.removeDecisionTemplate, { as, body });
export const settings = (as: SignedIn) => callApi(handler, endpoints.getAuthorizationSettings, { as, query: {} });
export const setLimit = (as: SignedIn, body: Sent<'updateAuthorizationSettings'>) =>
  callApi(handler, endpoints.updateAuthorizationSettings, { as, body });

/** A user of a payer who is nobody else: the accounts of other tests share an Emirates ID. */
export const aReviewer = (name = 'Reem', roles: Role[] = ['InsurerUser'], payerId = pearl): Promise<SignedIn> =>
  signIn({ roles, facility: null, payerId, stored: { firstName: name, lastName: 'Reviewer', emiratesId: null } });
export const anAdministrator = () => aReviewer('Tomasz', ['PayerAdmin']);
export const ofAnotherPayer = () => aReviewer('Stranger', ['InsurerUser', 'PayerAdmin'], crescent);

/** The reviewer takes a request: its id and the version that they see then. */
export async function inHandOf(as: SignedIn, authorizationId: string) {
  await move(as, authorizationId, { move: 'take' });
  return { authorizationId, version: (await shown(as, authorizationId)).version };
}

const today = emiratesDateOf(new Date());
/** The days of an approval that holds today alone. */
export const todayOnly = { validFrom: today, validTo: today };

/** A request of a clinic in the hand of a reviewer who is nobody else. */
export async function aRequestInHand(store: DynamoDBDocumentClient) {
  const as = await aReviewer();
  return { as, seen: await inHandOf(as, await added(await aCoordinator(store))) };
}

/** A decision that waits, and a second person. */
export async function aWaitingDecision(store: DynamoDBDocumentClient) {
  const { as, seen } = await aRequestInHand(store);
  const before = (await settings(await anAdministrator())).data?.secondPersonAboveFils ?? null;
  if (before !== 0) await setLimit(await anAdministrator(), { before, secondPersonAboveFils: 0 });
  await decide(as, { ...seen, ...todayOnly, lines: [{ lineId: '1', outcome: 'approved' }] });
  const { version } = await shown(as, seen.authorizationId);
  return { as: await aReviewer('Second'), body: { ...seen, version } };
}
