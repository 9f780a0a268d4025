import { linkedScreens } from '../../../shared/linkedScreens.ts';
import type { PublicContext } from '../../_kit/context.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { type News, notificationPut } from '../notification/notification.ts';

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

/** Tells a user that an administrator has changed their account or their rights, for the transaction that stores it. */
export const rightsNews = (
  ctx: Pick<PublicContext, 'now' | 'newId'>,
  userId: string,
  kind: 'accountChanged' | 'rightsChanged',
): TransactItem =>
  notificationPut(
    userId,
    { kind, facts: {}, link: linkedScreens.accountSettings, facilityId: null },
    { id: ctx.newId(), at: ctx.now() },
  );

type FactorNews = Extract<News, { kind: `factor${string}` | `recoveryCode${string}` }>;

/** Tells a user what became of their second factors, for the transaction that stores it. It leads to where they keep them. */
export const factorNews = (
  ctx: PublicContext,
  userId: string,
  news: Pick<FactorNews, 'kind' | 'facts'>,
): TransactItem =>
  notificationPut(
    userId,
    { ...(news as FactorNews), link: linkedScreens.secondFactors, facilityId: null },
    { id: ctx.newId(), at: ctx.now() },
  );
