import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { secretText } from '../../../functions/_kit/secretText.ts';
import { mockedClient } from '../../support/mockedClient.ts';

const previousMs = 60_000;
const secrets = mockedClient(SecretsManagerClient);
const began = new Date('2026-03-01T08:00:00Z');

beforeEach(() => {
  secrets.reset();
  process.env.AWS_REGION = 'me-central-1';
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  return () => void vi.useRealTimers();
});

const previousIs = () => secrets.on(GetSecretValueCommand, { VersionStage: 'AWSPREVIOUS' });
const presentIs = (text: string, since?: Date) =>
  secrets.on(GetSecretValueCommand).resolves({ SecretString: text, ...(since && { CreatedDate: since }) });

/** A secret of which this environment knows the text `old`, which `new` has replaced meanwhile. */
async function replaced(since: Date | undefined) {
  presentIs('old');
  const secret = secretText('a-secret', previousMs);
  expect(await secret.current()).toBe('old');
  vi.setSystemTime(began.getTime() + 10_000);
  presentIs('new', since);
  previousIs().resolves({ SecretString: 'old' });
  return secret;
}
const tried: string[] = [];
const isOne = (right: string) => (text: string) => {
  tried.push(text);
  return text === right;
};
beforeEach(() => void tried.splice(0));

describe('a secret that is replaced', () => {
  it('asks for nothing more where the known one holds', async () => {
    const secret = await replaced(began);
    expect(await secret.holds(isOne('old'))).toBe(true);
    expect(secrets.calls()).toHaveLength(1);
  });

  it('holds for what another environment made with the new one', async () => {
    const secret = await replaced(began);
    expect(await secret.holds(isOne('new'))).toBe(true);
    expect(tried).toEqual(['old', 'new']);
  });

  it('does not hold for what neither of both made', async () => {
    const secret = await replaced(began);
    expect(await secret.holds(isOne('a guess'))).toBe(false);
    expect(tried).toEqual(['old', 'new', 'old']);
  });

  it('is not tried twice where it is the same', async () => {
    presentIs('old', new Date(0));
    const secret = secretText('a-secret', previousMs);
    expect(await secret.holds(isOne('another'))).toBe(false);
    expect(tried).toEqual(['old']);
  });

  it.each([
    ['until its time is over', -1, true],
    ['not when its time is over', 0, false],
  ])('holds for the one before %s', async (_when, ms, isHeld) => {
    presentIs('new', began);
    previousIs().resolves({ SecretString: 'old' });
    const secret = secretText('a-secret', previousMs);
    vi.setSystemTime(began.getTime() + previousMs + ms);
    expect(await secret.holds(isOne('old'))).toBe(isHeld);
  });

  it('holds for none before where nobody knows since when it is the present one', async () => {
    presentIs('new');
    previousIs().resolves({ SecretString: 'old' });
    expect(await secretText('a-secret', previousMs).holds(isOne('old'))).toBe(false);
    expect(tried).toEqual(['new']);
  });

  it('holds for nothing else where there was none before', async () => {
    presentIs('new', began);
    previousIs().rejects(new ResourceNotFoundException({ message: 'No such version', $metadata: {} }));
    expect(await secretText('a-secret', previousMs).holds(isOne('old'))).toBe(false);
  });

  it('fails where the one before could not be read, because a refusal would be a lie', async () => {
    presentIs('new', began);
    previousIs().rejects(new Error('down'));
    await expect(secretText('a-secret', previousMs).holds(isOne('old'))).rejects.toThrow('down');
  });

  it('is never empty', async () => {
    secrets.on(GetSecretValueCommand).resolves({});
    await expect(secretText('a-secret', previousMs).current()).rejects.toThrow('The secret is empty');
  });
});
