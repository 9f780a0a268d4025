import { createHmac } from 'node:crypto';
import type { accountApi } from '../../shared/account/routes.ts';
import { hmacKeyOf } from '../_data/humanVerification/hmacKey.ts';
import type { Operation } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';
import { noRecord } from '../_kit/failure.ts';

/**
 * REQ-SHELL-11. The hash proves to the chat that it is our user who writes: without the key no person can claim to be
 * another user. User id and user name are all that leaves the portal.
 */
export const getChatIdentity: Operation<typeof accountApi.endpoints.getChatIdentity> = async (_input, { user }) => {
  const secretId = env('CHAT_SECRET_ID');
  if (secretId === null) return noRecord;
  const { userId, userName } = user;
  const identifierHash = createHmac('sha256', await hmacKeyOf(secretId))
    .update(userId)
    .digest('hex');
  return { userId, userName, identifierHash };
};
