import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { draftWrites } from '../_data/authorization/authorization.ts';
import { proposedIn } from '../_data/authorization/proposal.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { checkSecondPerson } from '../_parts/approval.ts';
import { returnNews } from '../_parts/authorization/authorizationNews.ts';
import { once } from '../_store/idempotency.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkNotOwn, readToDecide } from './atDesk.ts';
import { checkDecision } from './checkDecision.ts';
import { decided } from './decided.ts';

type Api = typeof authorizationDeskApi.endpoints;
const { endpoints } = authorizationDeskApi;

/** A request whose decision waits for a second person, in the version that the caller saw; never for its maker. */
async function waiting(
  ctx: SessionContext,
  { authorizationId, version }: { readonly authorizationId: string; readonly version: number },
) {
  const found = await readToDecide(ctx, authorizationId);
  const { proposal } = found.desk;
  ctx.audited({ entity: 'authorization', id: authorizationId, before: { proposed: proposal?.netFils ?? null } });
  if (!proposal || found.version !== version) throw fail('changedMeanwhile');
  await checkSecondPerson(ctx, proposal);
  await checkNotOwn(ctx, found);
  return { found, proposal };
}

/** The decision that waited holds from now on. */
export const approveProposal: Operation<Api['approveProposal']> = async ({ body }, ctx) => {
  const approve = async () => {
    const { found, proposal } = await waiting(ctx, body);
    if (!found.form) throw fail('notInThisStatus');
    // Days have passed, perhaps: an approval that is over by now would help nobody.
    const decision = proposedIn(proposal);
    checkDecision(found.form, decision, ctx.now());
    const { makerName } = proposal;
    const { items } = await decided(ctx, found, { decision, seen: body.version, byName: makerName });
    return { data: { authorizationId: body.authorizationId }, items };
  };
  return (await once(ctx, endpoints.approveProposal, approve)).data;
};

/** The maker finds the request with the reason, in hand as before. */
export const returnProposal: Operation<Api['returnProposal']> = async ({ body }, ctx) => {
  const { found, proposal } = await waiting(ctx, body);
  const returned = { at: ctx.now().toISOString(), byName: ctx.user.displayName, reason: body.reason };
  const after = { ...found, version: found.version + 1, desk: { ...found.desk, proposal: null, returned } };
  const items = [...draftWrites(found, after), ...(await returnNews(ctx, after, proposal))];
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return { authorizationId: body.authorizationId };
};
