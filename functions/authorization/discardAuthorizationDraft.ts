import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { discardWrites } from '../_data/authorization/authorization.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownDraft } from './saveAuthorizationDraft.ts';

type Discard = typeof authorizationApi.endpoints.discardAuthorizationDraft;

/** Throws a draft away. A request that has a number is cancelled instead. */
export const discardAuthorizationDraft: Operation<Discard> = async ({ body }, ctx) => {
  ctx.audited({ entity: 'authorization', id: body.authorizationId, after: { isDiscarded: true } });
  const found = await ownDraft(ctx, body);
  if (found.state !== 'draft') throw fail('notInThisStatus');
  if (!(await writeTogether(ctx.store, discardWrites(found)))) throw fail('changedMeanwhile');
  return null;
};
