import { claimApi } from '../../shared/claim/routes.ts';
import { claimOfNumber, claimWrites } from '../_data/claim/claim.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { claimFacts, payerOfClaim } from './claimFacts.ts';
import { billingFacility, billingFacilityId, ownDraft } from './ownClaim.ts';

const { changeClaim: endpoint } = claimApi.endpoints;

async function prepare(body: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const before = await ownDraft(ctx, body);
  const { facility, dialect } = await billingFacility(ctx);
  const now = ctx.now();
  const { claimId, claim, patientName } = body;
  const payer = await payerOfClaim(ctx.store, claim);
  const facts = claimFacts({ claim, number: before.claimNumber }, { facility, dialect, payer, now });
  const other = await claimOfNumber(ctx.store, billingFacilityId(ctx), facts.claimNumber);
  if (other && other.claimId !== claimId) throw fail('claimNumberTaken', { field: 'claim.id' });
  const after = { ...before, ...facts, dialect, version: before.version + 1, patientName: patientName || null };
  const event = { at: now.toISOString(), event: 'change', by: ctx.user.displayName, detail: null } as const;
  return { data: { claimId }, items: claimWrites(before, after, event) };
}

/** Changes a draft; nobody overwrites what a colleague has changed meanwhile. */
export const changeClaim: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
