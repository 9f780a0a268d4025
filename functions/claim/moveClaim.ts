import { claimLife } from '../../shared/claim/life.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { claimWrites, type StoredClaim } from '../_data/claim/claim.ts';
import { listPayers } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { makeMove } from '../_parts/life.ts';
import { once } from '../_store/idempotency.ts';
import { ownClaim } from './ownClaim.ts';
import { sendableCounts } from './sendableCounts.ts';

const { moveClaim: endpoint } = claimApi.endpoints;

/** The gate before Ready: today's rules judge the claim as it is stored, and a remark needs a person's reason (REQ-CLAIM-18). */
async function judged(ctx: ContextOf<typeof endpoint>, record: StoredClaim, reason: string | undefined) {
  const counts = await sendableCounts(ctx, record, await listPayers(ctx.store));
  if (counts.warnings > 0 && !reason) throw invalid('reason', 'readyReasonMissing');
  return counts;
}

async function prepare(body: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const { claimId, move, version: seen, reason } = body;
  const before = await ownClaim(ctx, claimId);
  const detail = (move === 'makeReady' && reason) || null;
  const { next, event } = makeMove(ctx, claimLife, {
    move,
    record: before,
    seen,
    entity: 'claim',
    id: claimId,
    detail,
  });
  const counts = move === 'makeReady' ? await judged(ctx, before, reason) : {};
  return { data: { claimId }, items: claimWrites(before, { ...before, ...counts, ...next }, event) };
}

/** Moves a claim on over the version that the caller saw. No other call makes a claim ready. */
export const moveClaim: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
