import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '../../../functions/_edge/verifyOrigin.ts';
import { mockedClient } from '../../support/mockedClient.ts';

const secrets = mockedClient(SecretsManagerClient);
const secret = 'what only CloudFront sends';

/** Each test begins two days after the one before, so that nothing is remembered from it. */
let clock = Date.parse('2026-01-01T00:00:00Z');

describe('the check of the origin', () => {
  beforeEach(() => {
    clock += 48 * 60 * 60_000;
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

  it('goes on with what it knows while the secret cannot be read, for a day', async () => {
    expect(await handler({ headers: { 'x-origin-verify': secret } })).toEqual({ isAuthorized: true });
    secrets.on(GetSecretValueCommand).rejects(new Error('down'));
    vi.advanceTimersByTime(23 * 60 * 60_000);
    expect(await handler({ headers: { 'x-origin-verify': secret } })).toEqual({ isAuthorized: true });
    expect(await handler({ headers: { 'x-origin-verify': 'guessed' } })).toEqual({ isAuthorized: false });
    vi.advanceTimersByTime(60 * 60_000);
    await expect(handler({ headers: { 'x-origin-verify': secret } })).rejects.toThrow('down');
  });

  it('lets both secrets through while CloudFront replaces one by the other, and an hour later the new one alone', async () => {
    await handler({ headers: { 'x-origin-verify': secret } });
    vi.advanceTimersByTime(20_000);
    secrets
      .on(GetSecretValueCommand)
      .resolves({ SecretString: 'the next one', CreatedDate: new Date() })
      .on(GetSecretValueCommand, { VersionStage: 'AWSPREVIOUS' })
      .resolves({ SecretString: secret });
    for (const sent of ['the next one', secret]) {
      expect(await handler({ headers: { 'x-origin-verify': sent } })).toEqual({ isAuthorized: true });
    }
    vi.advanceTimersByTime(59 * 60_000);
    for (const sent of ['the next one', secret]) {
      expect(await handler({ headers: { 'x-origin-verify': sent } })).toEqual({ isAuthorized: true });
    }
    vi.advanceTimersByTime(60_000);
    expect(await handler({ headers: { 'x-origin-verify': secret } })).toEqual({ isAuthorized: false });
    expect(await handler({ headers: { 'x-origin-verify': 'the next one' } })).toEqual({ isAuthorized: true });
  });

  it('asks for the secret once in ten seconds on behalf of who brings wrong ones', async () => {
    await handler({ headers: { 'x-origin-verify': secret } });
    for (let guess = 0; guess < 20; guess += 1) await handler({ headers: { 'x-origin-verify': `guess ${guess}` } });
    expect(secrets.calls()).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    await handler({ headers: { 'x-origin-verify': 'guess' } });
    expect(secrets.calls()).toHaveLength(2);
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
