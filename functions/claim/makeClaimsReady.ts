import type { Answer } from '../../shared/_contract/endpoint.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import type { StoredClaim } from '../_data/claim/claim.ts';
import { listPayers, type Payer } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { Failure } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { makeReady } from './makeReady.ts';
import { ownClaim } from './ownClaim.ts';
import { refuseRepeated, refuseTooLarge } from './together.ts';

const { makeClaimsReady: endpoint } = claimApi.endpoints;
type Context = ContextOf<typeof endpoint>;
type Left = Answer<typeof endpoint>['left'][number]['why'];

/** Why a claim stays a draft, by how making it ready failed. */
const whyLeft: Readonly<Partial<Record<Failure['code'], Left>>> = {
  claimIsBlocked: 'blocked',
  // A reason is of one claim: nobody gives one for many.
  invalidInput: 'remarks',
  changedMeanwhile: 'changed',
  notInThisStatus: 'changed',
};

/** The writes that make a claim ready, or the reason why it stays a draft. */
async function tried(
  ctx: Context,
  before: StoredClaim,
  seen: number,
  payers: readonly Payer[],
): Promise<{ readonly items: readonly TransactItem[] } | { readonly why: Left }> {
  try {
    return { items: await makeReady(ctx, before, { seen }, payers) };
  } catch (error) {
    const why = error instanceof Failure ? whyLeft[error.code] : undefined;
    if (!why) throw error;
    return { why };
  }
}

async function prepare({ claims: asked }: BodyOf<typeof endpoint>, ctx: Context) {
  refuseRepeated(asked);
  const payers = await listPayers(ctx.store);
  const claims = await Promise.all(asked.map(({ claimId }) => ownClaim(ctx, claimId)));
  refuseTooLarge(claims);
  const ready: string[] = [];
  const left: { claimId: string; why: Left }[] = [];
  const items: TransactItem[] = [];
  const ends = await Promise.all(claims.map((before, at) => tried(ctx, before, asked[at]?.version ?? 0, payers)));
  for (const [at, end] of ends.entries()) {
    const claimId = claims[at]?.claimId ?? '';
    if ('why' in end) left.push({ claimId, why: end.why });
    else {
      ready.push(claimId);
      items.push(...end.items);
    }
  }
  return { data: { ready, left }, items };
}

/** Makes the drafts ready that have no remark today, in one transaction. The others stay as they are, and are named with the reason. */
export const makeClaimsReady: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
