import type { Claim } from '../../shared/claim/claim.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { claimWrites } from '../_data/claim/claim.ts';
import { lastRepair } from '../_data/claim/claimRepair.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { ownFacts } from './claimFacts.ts';
import { ownDraft } from './ownClaim.ts';
import { repairText } from './repairs/repairText.ts';

const { undoRepair: endpoint } = claimApi.endpoints;

async function prepare(body: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const before = await ownDraft(ctx, body);
  const done = await lastRepair(ctx.store, before);
  if (!done) throw fail('nothingToUndo');
  const { claimId } = body;
  const claim: Claim = { ...before.claim, ...done.before };
  const facts = await ownFacts(ctx, { claimId, claim, number: before.claimNumber });
  const after = { ...before, ...facts, version: before.version + 1, undoable: before.undoable.slice(0, -1) };
  const at = ctx.now().toISOString();
  const event = { at, event: 'undoRepair', by: ctx.user.displayName, detail: repairText(done) } as const;
  ctx.audited({ entity: 'claim', id: claimId, after: { undoneRepair: done.rule } });
  return { data: { claimId }, items: claimWrites(before, after, event) };
}

/** Puts a draft back as it was before its last repair. Who changes the claim by hand keeps the repairs before it. */
export const undoRepair: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
