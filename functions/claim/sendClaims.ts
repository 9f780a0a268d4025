import { claimLife } from '../../shared/claim/life.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { claimWrites, type StoredClaim } from '../_data/claim/claim.ts';
import { type Queued, queueOutbox } from '../_data/outbox/outboxQueue.ts';
import { listPayers } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { makeMove } from '../_parts/life.ts';
import { once } from '../_store/idempotency.ts';
import { billingFacility, ownClaim } from './ownClaim.ts';
import { sendableCounts } from './sendableCounts.ts';
import { newBatch } from './sending/newBatch.ts';
import { refuseRepeated, refuseTooLarge } from './together.ts';

const { sendClaims: endpoint } = claimApi.endpoints;
type Context = ContextOf<typeof endpoint>;

/** The claims as they are when they are sent: each is ready, as the caller saw it, and no rule of today keeps it back. */
async function readyClaims(ctx: Context, asked: BodyOf<typeof endpoint>['claims']) {
  const found: { before: StoredClaim; move: ReturnType<typeof sendingMove>; receiverId: string }[] = [];
  for (const { claimId, version } of asked) {
    const before = await ownClaim(ctx, claimId);
    const move = sendingMove(ctx, before, version);
    if (before.payerCode === null) throw fail('claimIsBlocked');
    found.push({ before, move, receiverId: before.payerCode });
  }
  const payers = await listPayers(ctx.store);
  await Promise.all(found.map(({ before }) => sendableCounts(ctx, before, payers)));
  return found;
}

const sendingMove = (ctx: Context, record: StoredClaim, seen: number) =>
  makeMove(ctx, claimLife, { move: 'send', record, seen, entity: 'claim', id: record.claimId });

async function prepare({ claims: asked }: BodyOf<typeof endpoint>, ctx: Context) {
  refuseRepeated(asked);
  const { facility } = await billingFacility(ctx);
  const claims = await readyClaims(ctx, asked);
  refuseTooLarge(claims.map(({ before }) => before));
  const sent = [...Map.groupBy(claims, ({ receiverId }) => receiverId)].map(([receiverId, own]) => {
    const records = own.map(({ before }) => before);
    const { facilityId, dialect, payerName, payerNameArabic } = records[0] as StoredClaim;
    const { userId: sentBy, displayName: sentByName } = ctx.user;
    const of = { facilityId, dialect, senderId: facility.facilityLicense, receiverId, payerName, payerNameArabic };
    const batch = newBatch(ctx, { ...of, sentBy, sentByName }, records);
    const moved = own.flatMap(({ before, move: { next, event } }) =>
      claimWrites(before, { ...before, ...next, regulatorFindings: [], batchId: batch.batchId }, event),
    );
    const { batchId, queued } = batch;
    const shown = { batchId, receiverId, claimIds: records.map(({ claimId }) => claimId) };
    return { shown, queued, items: [...batch.items, ...moved] };
  });
  return {
    data: { batches: sent.map(({ shown }) => shown) },
    items: sent.flatMap(({ items }) => items),
    queued: sent.map(({ queued }) => queued),
  };
}

/** Sends claims that are ready, all or none: those to one payer go in one file (REQ-CLAIM-09). */
export const sendClaims: Operation<typeof endpoint> = async ({ body }, ctx) => {
  let queued: readonly Queued[] = [];
  const { data, isRepeated } = await once(ctx, endpoint, async () => {
    const prepared = await prepare(body, ctx);
    queued = prepared.queued;
    return prepared;
  });
  // What the queue does not take, the sweeper finds within a minute.
  if (!isRepeated) await queueOutbox(queued).catch(() => null);
  return data;
};
