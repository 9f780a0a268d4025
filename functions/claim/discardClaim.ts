import type { claimApi } from '../../shared/claim/routes.ts';
import { claimRemoval } from '../_data/claim/claim.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownDraft } from './ownClaim.ts';

/** Throws a draft away; its number is free again. */
export const discardClaim: Operation<typeof claimApi.endpoints.discardClaim> = async ({ body }, ctx) => {
  const found = await ownDraft(ctx, body);
  ctx.audited({ entity: 'claim', id: body.claimId, after: { isDiscarded: true } });
  if (!(await writeTogether(ctx.store, claimRemoval(found)))) throw fail('changedMeanwhile');
  return null;
};
