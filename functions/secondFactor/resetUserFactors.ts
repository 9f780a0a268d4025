import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import { factorDeletes } from '../_data/secondFactor/factorDeletes.ts';
import { sessionsEnd } from '../_data/session/session.ts';
import { factorNews } from '../_data/user/accountNews.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { findUserByName, type User, userChange } from '../_data/user/user.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { isSamePerson } from '../_parts/approval.ts';
import { mayActOn } from '../_parts/mayActOn.ts';
import { withSecondFactor } from '../_parts/secondFactor/withSecondFactor.ts';
import { writeTogether } from '../_store/transaction.ts';

type Reset = typeof secondFactorApi.endpoints.resetUserFactors;

/** The user whose factors the caller may reset; 404 for all others, whether or not there is such a user. Nobody resets their own. */
async function userToReset(ctx: SessionContext, caller: User, userName: string): Promise<User> {
  const user = await findUserByName(ctx.store, userName);
  if (user && isSamePerson(caller, user)) throw fail('ownChange');
  if (!user?.hasSecondFactor || !(await mayActOn(ctx, user))) throw fail('notFound');
  return user;
}

/** The writes of one reset, from what is stored now. */
async function resetOf(ctx: SessionContext, caller: User, { userName, reason, proof }: BodyOf<Reset>) {
  const user = await userToReset(ctx, caller, userName);
  const signed = caller.hasSecondFactor
    ? [await withSecondFactor(ctx, 'resetUserFactors', { subject: { userName, reason }, proof })]
    : [];
  const { item } = userChange(user, { hasSecondFactor: false });
  const { item: sessions } = await sessionsEnd(ctx.store, user.userId, { now: ctx.now() });
  return { items: [...signed, ...(await factorDeletes(ctx.store, user)), item, sessions] };
}

/** Takes away a user's factors. An administrator who has a factor signs it with that: a stolen session alone opens no account. */
export const resetUserFactors: Operation<Reset> = async ({ body }, ctx) => {
  const caller = await currentUser(ctx);
  const { userId, userName } = await userToReset(ctx, caller, body.userName);
  const after = { hasSecondFactor: false, reason: body.reason };
  ctx.audited({ entity: 'user', id: userId, before: { hasSecondFactor: true }, after });
  const mail = newMail(ctx, 'factorsReset', userName);
  const news = factorNews(ctx, userId, { kind: 'factorsReset', facts: {} });
  // A sign-in that is under way changes the sessions beside it: then it is tried again.
  const isStored = await retryWrite(async () => {
    const { items } = await resetOf(ctx, caller, body);
    return (await writeTogether(ctx.store, [...items, mail.item, news])) || null;
  });
  if (!isStored) throw fail('changedMeanwhile');
  await mail.queue();
  return null;
};
