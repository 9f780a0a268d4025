import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { factorChange, findFactor, shownFactor } from '../_data/secondFactor/factor.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';

/** Gives one of the caller's factors another name. */
export const renameFactor: Operation<typeof secondFactorApi.endpoints.renameFactor> = async ({ body }, ctx) => {
  const before = await findFactor(ctx.store, ctx.user.userId, body.factorId);
  if (!before) throw fail('notFound');
  const { after, item } = factorChange(before, { name: body.name });
  if (!(await writeTogether(ctx.store, [item]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'user', id: ctx.user.userId });
  return shownFactor(after);
};
