import { claimApi } from '../../shared/claim/routes.ts';
import { claimWrites } from '../_data/claim/claim.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { ownFacts } from './claimFacts.ts';
import { ownDraft } from './ownClaim.ts';

const { changeClaim: endpoint } = claimApi.endpoints;

async function prepare(body: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const before = await ownDraft(ctx, body);
  const { claimId, claim, patientName } = body;
  const facts = await ownFacts(ctx, { claimId, claim, number: before.claimNumber });
  // What was repaired before is part of the claim that this person keeps.
  const now = { version: before.version + 1, patientName: patientName || null, undoable: [] };
  const after = { ...before, ...facts, ...now };
  const event = { at: ctx.now().toISOString(), event: 'change', by: ctx.user.displayName, detail: null } as const;
  return { data: { claimId }, items: claimWrites(before, after, event) };
}

/** Changes a draft; nobody overwrites what a colleague has changed meanwhile. */
export const changeClaim: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
