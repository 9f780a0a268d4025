import { claimLife } from '../../shared/claim/life.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { claimWrites, type StoredClaim } from '../_data/claim/claim.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { ownFacts } from './claimFacts.ts';
import { billingFacilityId } from './ownClaim.ts';

const { makeClaim: endpoint } = claimApi.endpoints;

async function prepare({ claim, patientName }: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const facilityId = billingFacilityId(ctx);
  const at = ctx.now().toISOString();
  const claimId = ctx.newId();
  const facts = await ownFacts(ctx, { claimId, claim, number: claimId.slice(-10) });
  const value: StoredClaim = {
    ...facts,
    ...{ claimId, version: 1, state: claimLife.begins, stateSince: at, patientName: patientName || null },
    ...{ regulatorFindings: [], batchId: null },
    ...{ facilityId, madeAt: at, madeBy: ctx.user.userId, madeByName: ctx.user.displayName },
  };
  const event = { at, event: 'make', by: ctx.user.displayName, detail: null } as const;
  return { data: { claimId }, items: claimWrites(null, value, event) };
}

/** Keeps a claim as a draft, right or wrong: what is wrong stands beside it. */
export const makeClaim: Operation<typeof endpoint> = async ({ body }, ctx) => {
  const { data } = await once(ctx, endpoint, () => prepare(body, ctx));
  ctx.audited({ entity: 'claim', id: data.claimId, after: { state: claimLife.begins } });
  return data;
};
