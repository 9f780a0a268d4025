import type { accountApi } from '../../shared/account/routes.ts';
import { checkHuman } from '../_data/humanVerification/humanVerification.ts';
import { queueMail } from '../_data/mail/outgoingMail.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { signInName } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';

const requestsFromOneAddress = { name: 'forgotPassword', most: 20, seconds: 3600 } as const;
const mailsToOneReader = { name: 'forgotPasswordMail', most: 5, seconds: 3600 } as const;

/**
 * Queues a mail to the address: with a reset link if it has an account, otherwise a note that it has no account. The
 * call itself does not look up the account, so that its answer and its duration do not tell who has an account.
 */
export const forgotPassword: Operation<typeof accountApi.endpoints.forgotPassword> = async ({ body }, ctx) => {
  const now = ctx.now();
  await takeTurn(ctx.store, requestsFromOneAddress, ctx.countedAs, now);
  await checkHuman(ctx, body.token);
  await takeTurn(ctx.store, mailsToOneReader, signInName(body.email), now);
  await queueMail(ctx, 'passwordReset', body.email);
  return null;
};
