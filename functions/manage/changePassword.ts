import type { manageApi } from '../../shared/manage/routes.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { passwordNews } from '../_data/user/accountNews.ts';
import { refuseCommonPassword } from '../_data/user/commonPassword.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import { chosenPassword } from '../_data/user/newPassword.ts';
import { verifyPassword } from '../_data/user/password.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** Limits the tries, so that a person with a stolen session cannot guess the password here. */
const triesOfOneUser = { name: 'changePassword', most: 10, seconds: 900 } as const;

/** Changes the caller's password (REQ-PWD-14): this session continues, every other one ends. */
export const changePassword: Operation<typeof manageApi.endpoints.changePassword> = async ({ body }, ctx) => {
  await takeTurn(ctx.store, triesOfOneUser, ctx.user.userId, ctx.now());
  const before = await currentUser(ctx);
  ctx.audited({ entity: 'user', id: before.userId });
  if (!(await verifyPassword(body.currentPassword, before.passwordHash))) {
    throw fail('wrongPassword', { field: 'currentPassword' });
  }
  if (body.newPassword === body.currentPassword) throw fail('samePassword', { field: 'newPassword' });
  await refuseCommonPassword(body.newPassword, 'newPassword');
  const mail = newMail(ctx, 'passwordChanged', before.userName);
  const changes = await chosenPassword(body.newPassword, ctx.now());
  await changeCurrentUser(ctx, {
    before,
    changes,
    done: 'changePassword',
    items: [mail.item, passwordNews(ctx, before.userId, 'passwordChanged')],
    endsOtherSessions: true,
  });
  await mail.queue();
  return null;
};
