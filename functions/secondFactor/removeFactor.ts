import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import { factorDelete, listFactors } from '../_data/secondFactor/factor.ts';
import { findRecoveryCodes, recoveryCodesDelete } from '../_data/secondFactor/recoveryCodes.ts';
import { factorNews } from '../_data/user/accountNews.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { confirmPerson } from './confirmPerson.ts';
import { isFactorRequired } from './getFactors.ts';

/**
 * Removes one of the caller's factors. The user is read before the factors and changes with each that comes or goes: of two removals at
 * once one fails, so that the last factor stays with whoever must have one.
 */
export const removeFactor: Operation<typeof secondFactorApi.endpoints.removeFactor> = async ({ body }, ctx) => {
  const { userId } = ctx.user;
  const before = await currentUser(ctx);
  const factors = await listFactors(ctx.store, userId);
  const factor = factors.find(({ factorId }) => factorId === body.factorId);
  if (!factor) throw fail('notFound');
  const isLast = factors.length === 1;
  if (isLast && isFactorRequired(ctx)) throw fail('lastFactorNeeded');
  const confirmed = await confirmPerson(ctx, before, {
    ...body,
    subject: { action: 'remove', factorId: factor.factorId },
  });
  const codes = isLast ? await findRecoveryCodes(ctx.store, userId) : null;
  const mail = newMail(ctx, 'factorRemoved', before.userName);
  const news = factorNews(ctx, userId, { kind: 'factorRemoved', facts: {} });
  const items = [...confirmed, factorDelete(factor), ...(codes ? [recoveryCodesDelete(codes)] : []), mail.item, news];
  await changeCurrentUser(ctx, { before, changes: { hasSecondFactor: !isLast }, items });
  ctx.audited({ entity: 'user', id: userId, before: { kind: factor.kind } });
  await mail.queue();
  return null;
};
