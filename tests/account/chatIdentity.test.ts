import { createHmac } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { handler } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';

await startBackend();
const { getChatIdentity } = accountApi.endpoints;

afterEach(() => {
  process.env.CHAT_SECRET_ID = 'none';
});

it('REQ-SHELL-11 tells user id, user name and the proof of the id by the key that the chat shares, and nothing else', async () => {
  process.env.CHAT_SECRET_ID = 'support-chat';
  const as = await signIn({ roles: ['Eligibility'] });
  const { status, data } = await callApi(handler, getChatIdentity, { as });
  const { userId, userName } = as.user;
  const key = 'a-key-that-only-the-tests-know: support-chat';
  const identifierHash = createHmac('sha256', key).update(userId).digest('hex');
  expect({ status, data }).toEqual({ status: 1, data: { userId, userName, identifierHash } });
});

it('REQ-SHELL-11 gives every user a proof of their own', async () => {
  process.env.CHAT_SECRET_ID = 'support-chat';
  const [one, other] = [await signIn({ roles: ['Standard'] }), await signIn({ roles: ['Standard'] })];
  const hashes = await Promise.all([one, other].map((as) => callApi(handler, getChatIdentity, { as })));
  expect(hashes[0]?.data?.identifierHash).not.toBe(hashes[1]?.data?.identifierHash);
});

it('REQ-SHELL-11 has no record where no chat is configured', async () => {
  const as = await signIn({ roles: ['Standard'] });
  expect(await callApi(handler, getChatIdentity, { as })).toMatchObject({ http: 200, status: 0, data: null });
});
