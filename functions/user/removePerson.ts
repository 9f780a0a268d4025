import type { UserRecord } from '../../shared/user/routes.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import type { SessionContext } from '../_kit/context.ts';
import { changePerson } from './changePerson.ts';
import { recordOf } from './shownUser.ts';

/**
 * Removes a user: the record stays, every session ends, and neither password nor passkey opens the account. What they were allowed is
 * kept for the undo. A second removal changes nothing.
 */
export async function removePerson(ctx: SessionContext, userId: string): Promise<UserRecord> {
  let queue: (() => Promise<unknown>) | null = null;
  const { caller, user } = await changePerson(ctx, userId, (before) => {
    if (before.access === 'removed') return null;
    const mail = newMail(ctx, 'accountRemoved', before.userName);
    queue = mail.queue;
    const { access } = before;
    const removal = { at: ctx.now().toISOString(), byId: ctx.user.userId, byName: ctx.user.displayName, access };
    return {
      changes: { access: 'removed', removal },
      endsSessions: true,
      news: 'accountChanged',
      items: [mail.item],
      audited: { before: { access }, after: { access: 'removed' } },
    };
  });
  await (queue as (() => Promise<unknown>) | null)?.();
  return recordOf(ctx, caller, user);
}
