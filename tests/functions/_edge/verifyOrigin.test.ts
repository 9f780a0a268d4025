import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '../../../functions/_edge/verifyOrigin.ts';

const secrets = mockClient(SecretsManagerClient);
const secret = 'what only CloudFront sends';

/** Each test begins an hour after the one before, so that nothing is remembered from it. */
let clock = Date.parse('2026-01-01T00:00:00Z');

describe('the check of the origin', () => {
  beforeEach(() => {
    clock += 60 * 60_000;
    vi.useFakeTimers({ now: clock });
    process.env.ORIGIN_SECRET_ID = 'arn:aws:secretsmanager:me-central-1:000000000000:secret:origin';
    secrets.reset();
    secrets.on(GetSecretValueCommand).resolves({ SecretString: secret });
    return () => vi.useRealTimers();
  });

  it('lets the distribution through', async () => {
    expect(await handler({ headers: { 'x-origin-verify': secret } })).toEqual({ isAuthorized: true });
  });

  it.each([
    ['no headers', undefined],
    ['no such header', {}],
    ['an empty one', { 'x-origin-verify': '' }],
    ['a beginning of it', { 'x-origin-verify': secret.slice(0, -1) }],
    ['more than it', { 'x-origin-verify': `${secret} ` }],
  ])('refuses a call with %s', async (_case, headers) => {
    expect(await handler({ headers })).toEqual({ isAuthorized: false });
  });

  it('lets nobody through while the secret cannot be read', async () => {
    secrets.on(GetSecretValueCommand).rejects(new Error('throttled'));
    await expect(handler({ headers: { 'x-origin-verify': secret } })).rejects.toThrow('throttled');
  });

  it('reads the secret once in five minutes, so that a new one is noticed', async () => {
    await handler({ headers: {} });
    await handler({ headers: {} });
    expect(secrets.calls()).toHaveLength(1);
    secrets.on(GetSecretValueCommand).resolves({ SecretString: 'the next one' });
    vi.advanceTimersByTime(5 * 60_000);
    expect(await handler({ headers: { 'x-origin-verify': 'the next one' } })).toEqual({ isAuthorized: true });
    expect(await handler({ headers: { 'x-origin-verify': secret } })).toEqual({ isAuthorized: false });
  });
});
