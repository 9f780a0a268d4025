import type { accountApi } from '../../shared/account/routes.ts';
import { checkHuman } from '../_data/humanVerification/humanVerification.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { sessionsEnd } from '../_data/session/session.ts';
import { passwordNews } from '../_data/user/accountNews.ts';
import { refuseCommonPassword } from '../_data/user/commonPassword.ts';
import { chosenPassword } from '../_data/user/newPassword.ts';
import { findResetCode, resetCodeDelete } from '../_data/user/resetCode.ts';
import { forgetFailures } from '../_data/user/signIn.ts';
import { emailConfirmed } from '../_data/user/signInSteps.ts';
import { getUser, signInName, type User, userChange } from '../_data/user/user.ts';
import type { Operation, PublicContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { writeTogether } from '../_store/transaction.ts';
import { knowDevice } from './signInGate.ts';

const resetsFromOneAddress = { name: 'resetPassword', most: 30, seconds: 3600 } as const;

/**
 * The user of this reset code. The code must belong to the email, be unused, and be newer than the user's last password
 * change.
 */
async function userOf(ctx: PublicContext, code: string, email: string): Promise<User> {
  const found = await findResetCode(ctx.store, code, ctx.now());
  const user = found && (await getUser(ctx.store, found.userId));
  const isTheirs = user && signInName(user.userName) === signInName(email);
  const isOvertaken = user?.passwordChangedAt && found && found.createdAt <= user.passwordChangedAt;
  if (!isTheirs || isOvertaken) throw fail('resetCodeInvalid', { field: 'code' });
  return user;
}

/** Sets a new password with the code of the mailed link (REQ-PWD-13): the code is used up and every session of the user ends.
 * The link came by mail, so that the address is confirmed too. */
export const resetPassword: Operation<typeof accountApi.endpoints.resetPassword> = async ({ body }, ctx) => {
  await takeTurn(ctx.store, resetsFromOneAddress, ctx.countedAs, ctx.now());
  await checkHuman(ctx, body.token);
  const known = await userOf(ctx, body.code, body.email);
  ctx.audited({ entity: 'user', id: known.userId, actor: known.userId });
  // The code survives a password that is refused.
  await refuseCommonPassword(body.password, 'password');
  const changes = { ...(await chosenPassword(body.password, ctx.now())), ...emailConfirmed(known, ctx.now()) };
  const mail = newMail(ctx, 'passwordChanged', known.userName);
  const isStored = await retryWrite(async () => {
    // A code that was used meanwhile is refused here.
    const user = await userOf(ctx, body.code, body.email);
    const { item: sessions } = await sessionsEnd(ctx.store, user.userId, { now: ctx.now() });
    const { item } = userChange(user, changes);
    const news = passwordNews(ctx, user.userId, 'passwordChanged');
    return (await writeTogether(ctx.store, [resetCodeDelete(body.code), item, sessions, mail.item, news])) || null;
  });
  if (!isStored) throw fail('changedMeanwhile');
  await forgetFailures(ctx.store, known.userName);
  await knowDevice(ctx, known.userName);
  await mail.queue();
  return null;
};
