import { authorizationLife } from '../../shared/authorization/life.ts';
import { boundFils, moveOfDecision } from '../../shared/authorizationDesk/decidedAnswer.ts';
import type { Decision } from '../../shared/authorizationDesk/decision.ts';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { draftWrites, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { proposalOf } from '../_data/authorization/proposal.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { makerOf } from '../_parts/approval.ts';
import { proposalNews } from '../_parts/authorization/authorizationNews.ts';
import { limitOf } from '../_parts/authorization/limitOf.ts';
import { checkMove } from '../_parts/life.ts';
import { once } from '../_store/idempotency.ts';
import { checkInHand, checkNotOwn, readToDecide } from './atDesk.ts';
import { checkDecision } from './checkDecision.ts';
import { decided } from './decided.ts';

type Decide = typeof authorizationDeskApi.endpoints.decideAuthorization;

/** REQ-EAUTH-16: decides about all lines, once, over the version that the reviewer saw. */
export const decideAuthorization: Operation<Decide> = async ({ body }, ctx) => {
  const { data } = await once(ctx, authorizationDeskApi.endpoints.decideAuthorization, () => prepare(body, ctx));
  return data;
};

async function prepare({ authorizationId, version: seen, ...decision }: BodyOf<Decide>, ctx: ContextOf<Decide>) {
  const found = await readToDecide(ctx, authorizationId);
  ctx.audited({ entity: 'authorization', id: authorizationId, before: { state: found.state } });
  checkMove(ctx, authorizationLife, { move: moveOfDecision(decision), record: found, seen });
  checkInHand(ctx, found);
  await checkNotOwn(ctx, found);
  if (found.desk.proposal) throw fail('secondPersonNeeded');
  if (!found.form) throw fail('notInThisStatus');
  checkDecision(found.form, decision, ctx.now());
  const netFils = boundFils(found.form.lines, decision);
  const limit = await limitOf(ctx, found, netFils);
  if (limit.needsSecond) return proposed(ctx, found, { decision, netFils });
  const { after, items } = await decided(ctx, found, { decision, seen, byName: ctx.user.displayName });
  return { data: { authorizationId, state: after.state, isProposed: false }, items: [...items, ...limit.items] };
}

/** The decision waits with the request: the facility sees nothing of it. */
async function proposed(
  ctx: ContextOf<Decide>,
  found: StoredAuthorization,
  { decision, netFils }: { decision: Decision; netFils: number },
) {
  const { authorizationId, state } = found;
  ctx.audited({ entity: 'authorization', id: authorizationId, before: { state }, after: { proposed: netFils } });
  const proposal = proposalOf(decision, { ...(await makerOf(ctx)), netFils });
  const after = { ...found, version: found.version + 1, desk: { ...found.desk, proposal, returned: null } };
  return {
    data: { authorizationId, state, isProposed: true },
    items: [...draftWrites(found, after), ...(await proposalNews(ctx, after))],
  };
}
