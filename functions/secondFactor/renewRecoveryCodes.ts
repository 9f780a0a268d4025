import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { findRecoveryCodes, newRecoveryCodes } from '../_data/secondFactor/recoveryCodes.ts';
import { factorNews } from '../_data/user/accountNews.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { confirmPerson } from './confirmPerson.ts';

/** Makes new recovery codes in the place of the ones before. */
export const renewRecoveryCodes: Operation<typeof secondFactorApi.endpoints.renewRecoveryCodes> = async (
  { body },
  ctx,
) => {
  const { userId } = ctx.user;
  const before = await findRecoveryCodes(ctx.store, userId);
  if (!before) throw fail('notFound');
  const confirmed = await confirmPerson(ctx, await currentUser(ctx), {
    ...body,
    subject: { action: 'renewRecoveryCodes' },
  });
  const codes = newRecoveryCodes(userId, ctx.now(), before);
  const news = factorNews(ctx, userId, { kind: 'recoveryCodesRenewed', facts: {} });
  if (!(await writeTogether(ctx.store, [...confirmed, codes.item, news]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'user', id: userId });
  return { recoveryCodes: codes.shown };
};
