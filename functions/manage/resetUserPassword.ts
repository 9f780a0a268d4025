import type { manageApi } from '../../shared/manage/routes.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import { sessionsEnd } from '../_data/session/session.ts';
import { passwordNews } from '../_data/user/accountNews.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { forgetFailures } from '../_data/user/signIn.ts';
import { newTemporaryPassword } from '../_data/user/temporaryPassword.ts';
import { getUser, type User, userChange } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { isSamePerson } from '../_parts/approval.ts';
import { mayActOn } from '../_parts/mayActOn.ts';
import { writeTogether } from '../_store/transaction.ts';

async function resettableUser(ctx: SessionContext, userId: string): Promise<User> {
  const [caller, user] = await Promise.all([currentUser(ctx), getUser(ctx.store, userId)]);
  if (!user || !(await mayActOn(ctx, user))) throw fail('notFound');
  // Their own password people change with the present one.
  if (isSamePerson(caller, user)) throw fail('ownChange');
  return user;
}

/** Gives a user a temporary password (REQ-USERS-20): for one sign-in within a day, after which a new one must be chosen. */
export const resetUserPassword: Operation<typeof manageApi.endpoints.resetUserPassword> = async ({ body }, ctx) => {
  const { userId, userName } = await resettableUser(ctx, body.userId);
  const { shown, stored } = await newTemporaryPassword(ctx.now());
  const changes = { ...stored, passwordChangedAt: ctx.now().toISOString() };
  const mail = newMail(ctx, 'temporaryPassword', userName);
  const isStored = await retryWrite(async () => {
    const { item } = userChange(await resettableUser(ctx, userId), changes);
    const { item: sessions } = await sessionsEnd(ctx.store, userId, { now: ctx.now() });
    return (
      (await writeTogether(ctx.store, [item, sessions, mail.item, passwordNews(ctx, userId, 'passwordReset')])) || null
    );
  });
  if (!isStored) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'user', id: userId, after: { isResetPasswordRequired: true } });
  await forgetFailures(ctx.store, userName);
  await mail.queue();
  return shown;
};
