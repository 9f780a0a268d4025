import { linkedScreens } from '../../../shared/_field/linkedScreens.ts';
import type { PublicContext } from '../../_kit/context.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { notificationPut } from '../notification/notification.ts';

/** Tells a user that their password is another one now, for the transaction that stores it. It leads to where they are signed in. */
export const passwordNews = (
  ctx: PublicContext,
  userId: string,
  kind: 'passwordChanged' | 'passwordReset',
): TransactItem =>
  notificationPut(
    userId,
    { kind, facts: {}, link: linkedScreens.accountSettings, facilityId: null },
    { id: ctx.newId(), at: ctx.now() },
  );
