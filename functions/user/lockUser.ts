import type { userApi } from '../../shared/user/routes.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import type { Operation } from '../_kit/context.ts';
import { changePerson } from './changePerson.ts';
import { recordOf } from './shownUser.ts';

/** Locks a user. The next call of each of their sessions is refused. */
export const lockUser: Operation<typeof userApi.endpoints.lockUser> = async ({ body }, ctx) => {
  let queue: (() => Promise<unknown>) | null = null;
  const { caller, user } = await changePerson(ctx, body.userId, (before) => {
    if (before.isLocked) return null;
    const mail = newMail(ctx, 'accountLocked', before.userName);
    queue = mail.queue;
    return {
      changes: { isLocked: true },
      endsSessions: true,
      news: 'accountChanged',
      items: [mail.item],
      audited: { before: { isLocked: false }, after: { isLocked: true, reason: body.reason } },
    };
  });
  await (queue as (() => Promise<unknown>) | null)?.();
  return recordOf(ctx, caller, user);
};
