import { claimLife } from '../../shared/claim/life.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { factsFor } from './claimFacts.ts';
import { newDraft } from './newDraft.ts';

const { makeClaim: endpoint } = claimApi.endpoints;

async function prepare(said: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const { value, items } = await newDraft(ctx, { ...said, by: ctx.user }, await factsFor(ctx));
  return { data: { claimId: value.claimId }, items };
}

/** Keeps a claim as a draft, right or wrong: what is wrong stands beside it. */
export const makeClaim: Operation<typeof endpoint> = async ({ body }, ctx) => {
  const { data } = await once(ctx, endpoint, () => prepare(body, ctx));
  ctx.audited({ entity: 'claim', id: data.claimId, after: { state: claimLife.begins } });
  return data;
};
