import { isDeepStrictEqual } from 'node:util';
import { claimApi } from '../../shared/claim/routes.ts';
import { claimWrites } from '../_data/claim/claim.ts';
import { type ClaimRepairDone, mostUndoable, repairPut } from '../_data/claim/claimRepair.ts';
import { listPayers } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { ownFacts } from './claimFacts.ts';
import { judgeClaim } from './judgeClaim.ts';
import { ownDraft } from './ownClaim.ts';
import { recordsNow } from './records/recordsNow.ts';
import { partsBefore } from './repairs/partsBefore.ts';
import { repairsOf } from './repairs/repairsOf.ts';
import { repairText } from './repairs/repairText.ts';

const { repairClaim: endpoint } = claimApi.endpoints;

async function prepare(body: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const before = await ownDraft(ctx, body);
  const { claimId, rule, changes } = body;
  const { claim, dialect } = before;
  const records = await recordsNow(ctx, before, await listPayers(ctx.store));
  const beside = { dialect, records, now: ctx.now() };
  const repair = repairsOf(claim, beside, judgeClaim(claim, beside)).find((each) => each.rule === rule);
  // Rules or records have changed since: the person has looked at another repair than the one of now.
  if (!repair || !isDeepStrictEqual(repair.changes, changes)) throw fail('changedMeanwhile');
  const facts = await ownFacts(ctx, { claimId, claim: repair.mended, number: before.claimNumber });
  const version = before.version + 1;
  const undoable = [...before.undoable, version].slice(-mostUndoable);
  const at = ctx.now().toISOString();
  const done: ClaimRepairDone = {
    ...{ rule, changes, at, byName: ctx.user.displayName },
    before: partsBefore(claim, repair.mended),
  };
  const after = { ...before, ...facts, version, undoable };
  const event = { at, event: 'repair', by: ctx.user.displayName, detail: repairText(repair) } as const;
  ctx.audited({ entity: 'claim', id: claimId, after: { repair: rule } });
  return { data: { claimId }, items: [...claimWrites(before, after, event), repairPut(after, done)] };
}

/** Mends a draft as a person has seen it offered, over the version that was seen. */
export const repairClaim: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
