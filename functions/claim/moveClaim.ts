import { claimLife } from '../../shared/claim/life.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { claimWrites } from '../_data/claim/claim.ts';
import { listPayers } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { makeMove } from '../_parts/life.ts';
import { once } from '../_store/idempotency.ts';
import { makeReady } from './makeReady.ts';
import { ownClaim } from './ownClaim.ts';

const { moveClaim: endpoint } = claimApi.endpoints;

async function prepare(body: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const { claimId, move, version: seen, reason } = body;
  const before = await ownClaim(ctx, claimId);
  const data = { claimId };
  if (move === 'makeReady')
    return { data, items: await makeReady(ctx, before, { seen, reason }, await listPayers(ctx.store)) };
  const { next, event } = makeMove(ctx, claimLife, { move, record: before, seen, entity: 'claim', id: claimId });
  return { data, items: claimWrites(before, { ...before, ...next }, event) };
}

/** Moves a claim on over the version that the caller saw. */
export const moveClaim: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
