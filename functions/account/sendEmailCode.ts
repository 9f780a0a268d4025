import type { accountApi } from '../../shared/account/routes.ts';
import { queueMail } from '../_data/mail/outgoingMail.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';

const mailsToOneUser = { name: 'emailCode', most: 10, seconds: 3600 } as const;

/** Queues a mail with a code to the caller's own address. The worker makes the code, so that no code waits in a table. */
export const sendEmailCode: Operation<typeof accountApi.endpoints.sendEmailCode> = async (_input, ctx) => {
  const { userId, userName } = ctx.user;
  ctx.audited({ entity: 'user', id: userId });
  await takeTurn(ctx.store, mailsToOneUser, userId, ctx.now());
  await queueMail(ctx, 'emailCode', userName);
  return null;
};
