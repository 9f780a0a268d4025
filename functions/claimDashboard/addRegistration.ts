import { randomUUID } from 'node:crypto';
import type { RequestUser } from '../../shared/claimDashboard/requestForm.ts';
import type { GroupChoices } from '../../shared/claimDashboard/requestSheet.ts';
import type { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import {
  addClaimDashboardRequest,
  findClaimDashboardRequest,
} from '../_data/claimDashboardRequest/claimDashboardRequest.ts';
import { canonicalJson, sha256 } from '../_kit/canonicalJson.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { groupChoices } from './groupChoices.ts';
import { takeRequestTurn } from './visitorTurns.ts';

function checkGroups(users: readonly RequestUser[], { groupOwners, subGroups }: GroupChoices): void {
  const known = { groups: new Set(groupOwners.map(({ id }) => id)), subGroups: new Set(subGroups.map(({ id }) => id)) };
  for (const [at, user] of users.entries())
    for (const field of ['groups', 'subGroups'] as const)
      if (!user[field].every((id) => known[field].has(id))) throw invalid(`users.${at}.${field}`, 'unknownChoice');
}

/**
 * Keeps a request for those who decide, with who asked and from where. It gives nobody anything: what it says of facilities and of the
 * requester is not proven. The same request under the same transaction number is stored once.
 */
export const addRegistration: Operation<typeof claimDashboardApi.endpoints.addRegistration> = async ({ body }, ctx) => {
  const { token, transactionNumber = randomUUID(), ...asked } = body;
  await takeRequestTurn(ctx, body);
  checkGroups(asked.users, await groupChoices(ctx));
  const contentHash = sha256(canonicalJson(asked));
  const request = {
    ...asked,
    transactionNumber,
    contentHash,
    requestId: ctx.newId(),
    userCount: asked.users.length,
    askedAt: ctx.now().toISOString(),
    sourceIp: ctx.sourceIp,
    userAgent: ctx.userAgent,
    askedByUserId: ctx.isSignedIn ? ctx.countedAs : null,
  };
  const isAdded = await addClaimDashboardRequest(ctx.store, request);
  const isRepeated =
    !isAdded && (await findClaimDashboardRequest(ctx.store, transactionNumber))?.contentHash === contentHash;
  if (!isAdded && !isRepeated) throw fail('changedMeanwhile', { field: 'transactionNumber' });
  ctx.audited({ entity: 'claimDashboardRequest', id: transactionNumber, after: { userCount: request.userCount } });
  return { transactionNumber };
};
