import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueToken, verifyToken } from '../../../functions/_kit/token.ts';
import { handler as account } from '../../../functions/account/index.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { callAnything, callApi, passMinutes, setClock, startBackend } from '../../support/api.ts';
import { servicesDown } from '../../support/aws.ts';
import { mockedClient } from '../../support/mockedClient.ts';
import { solve } from '../../support/verification.ts';

await startBackend();
const { getSigningKeys, getHumanVerification, login } = accountApi.endpoints;
const hour = 60;
const began = '2026-03-01T08:00:00Z';
const subject = { userId: 'user-1', sessionId: 'session-1' };

let generation = 0;
let [oldKey, newKey] = ['', ''];
beforeEach(() => {
  setClock(began);
  // Keys of other tests are known for a day.
  generation += 1;
  [oldKey, newKey] = [`old-${generation}`, `new-${generation}`];
});
afterEach(() => {
  servicesDown.clear();
  Object.assign(process.env, { SIGNING_KEY_ID: 'signing-key', OTHER_SIGNING_KEYS: 'none' });
});

/** What a deployment tells the functions. */
const deploy = (signs: string, others = 'none') =>
  Object.assign(process.env, { SIGNING_KEY_ID: signs, OTHER_SIGNING_KEYS: others });
const limit = '2026-03-01T20:00:00Z';
/** The steps of a rotation (docs/operations.md); during a deployment functions of two neighbouring steps serve. */
const steps = () => [
  () => deploy(oldKey),
  () => deploy(oldKey, `${newKey} always`),
  () => deploy(newKey, `${oldKey} ${limit}`),
  () => deploy(newKey),
];

const aToken = () => issueToken(subject, new Date(), new Date(Date.now() + 24 * hour * 60_000));

describe('the key of access tokens', () => {
  it('is replaced without a call that fails: at every step both neighbours know each other’s tokens', async () => {
    const all = steps();
    for (const [at, step] of all.entries()) {
      for (const neighbour of [all[at - 1], step, all[at + 1]].filter((each) => each !== undefined)) {
        step();
        const token = await aToken();
        neighbour();
        // The last step comes after the limit of the old key, with which nobody has signed since.
        const isAfterLimit = neighbour === all[3] && step !== all[2] && step !== all[3];
        expect(await verifyToken(token), `${at}`).toEqual(isAfterLimit ? null : subject);
      }
    }
  });

  it('is published together with the one that is valid beside it', async () => {
    deploy(oldKey, `${newKey} always`);
    const keys = async () =>
      JSON.parse((await callApi(account, getSigningKeys, {})).bytes.toString()).keys as { kid: string }[];
    const both = await keys();
    expect(both).toHaveLength(2);
    deploy(newKey, `${oldKey} ${limit}`);
    expect((await keys()).map(({ kid }) => kid)).toEqual(both.map(({ kid }) => kid).reverse());
    setClock(limit);
    expect((await keys()).map(({ kid }) => kid)).toEqual([both[1]?.kid]);
  });

  it('is valid until its limit, to the second, without a deployment', async () => {
    deploy(oldKey);
    const token = await aToken();
    deploy(newKey, `${oldKey} ${limit}`);
    setClock('2026-03-01T19:59:59Z');
    expect(await verifyToken(token)).toEqual(subject);
    setClock(limit);
    expect(await verifyToken(token)).toBeNull();
  });

  it('opens nothing when it is not among ours', async () => {
    deploy(`foreign-${generation}`);
    const token = await aToken();
    deploy(newKey, `${oldKey} ${limit}`);
    expect(await verifyToken(token)).toBeNull();
  });

  it('verifies for a day while KMS does not answer, and is asked for again afterwards', async () => {
    deploy(oldKey);
    const token = await issueToken(subject, new Date(), new Date('2026-03-03T08:00:00Z'));
    expect(await verifyToken(token)).toEqual(subject);
    servicesDown.add('kms');
    for (const hours of [2, 10, 11]) {
      passMinutes(hours * hour);
      expect(await verifyToken(token)).toEqual(subject);
    }
    passMinutes(2 * hour);
    // A fault, which is tried again: not a token that is refused, which would end the sign-in.
    await expect(verifyToken(token)).rejects.toThrow();
    servicesDown.clear();
    expect(await verifyToken(token)).toEqual(subject);
  });
});

describe('the key of human verifications', () => {
  const secrets = mockedClient(SecretsManagerClient);
  afterEach(() => {
    process.env.HUMAN_VERIFICATION = 'on';
    process.env.VERIFICATION_SECRET_ID = 'verification';
  });
  beforeEach(() => {
    secrets.reset();
    process.env.VERIFICATION_SECRET_ID = `verification-${generation}`;
  });
  const keyOf = (name: string) => JSON.stringify({ hmacKey: `a-key-that-only-this-test-knows ${name}` });
  const serve = (name: string) => secrets.on(GetSecretValueCommand).resolves({ SecretString: keyOf(name) });
  const rotate = (from: string, to: string) =>
    secrets
      .on(GetSecretValueCommand)
      .resolves({ SecretString: keyOf(to), CreatedDate: new Date() })
      .on(GetSecretValueCommand, { VersionStage: 'AWSPREVIOUS' })
      .resolves({ SecretString: keyOf(from) });

  const aSolution = async () => solve((await callApi(account, getHumanVerification, { query: {} })).data);
  /** A wrong password is the answer to who has proven to be human. */
  let attempts = 0;
  const outcomeOf = async (token: string) => {
    attempts += 1;
    const body = { userName: `nobody-${attempts}@clinic.example`, password: 'wrong-password-1', token };
    return (await callApi(account, login, { query: {}, body })).errors[0]?.code;
  };

  it('is replaced while people solve: what was begun before counts, and what was begun after does too', async () => {
    serve('old');
    const before = await aSolution();
    rotate('old', 'new');
    passMinutes(0.5);
    expect(await outcomeOf(before)).toBe('wrongCredentials');
    passMinutes(6);
    const after = await aSolution();
    expect(await outcomeOf(after)).toBe('wrongCredentials');
  });

  it('is noticed at once where another environment has it already', async () => {
    serve('new');
    const theirs = await aSolution();
    // This environment still knows the old one.
    process.env.VERIFICATION_SECRET_ID = `other-environment-${generation}`;
    serve('old');
    await aSolution();
    passMinutes(0.5);
    rotate('old', 'new');
    expect(await outcomeOf(theirs)).toBe('wrongCredentials');
  });

  it('ends: a solution for the one before is refused when its time is over, and one for no key of ours always', async () => {
    serve('old');
    const before = await aSolution();
    secrets
      .on(GetSecretValueCommand)
      .resolves({ SecretString: keyOf('new'), CreatedDate: new Date(Date.now() - 10 * 60_000) })
      .on(GetSecretValueCommand, { VersionStage: 'AWSPREVIOUS' })
      .resolves({ SecretString: keyOf('old') });
    passMinutes(0.5);
    // Of this environment, which knows the old one, a moment longer.
    process.env.VERIFICATION_SECRET_ID = `fresh-environment-${generation}`;
    expect(await outcomeOf(before)).toBe('verificationFailed');
  });

  it('serves for a day while Secrets Manager does not answer', async () => {
    serve('old');
    await aSolution();
    secrets.on(GetSecretValueCommand).rejects(new Error('down'));
    passMinutes(20 * hour);
    expect(await outcomeOf(await aSolution())).toBe('wrongCredentials');
    passMinutes(5 * hour);
    expect((await callAnything(account, getHumanVerification, { query: {} })).http).toBe(500);
  });
});
