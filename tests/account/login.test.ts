import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { takeTurn } from '../../functions/_data/rateLimit/rateLimit.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { putUser, type User } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { handler } from '../../functions/account/index.ts';
import { sessionUser } from '../../shared/_contract/sessionUser.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { type CallOptions, callAnything, callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility, aUser } from '../support/builders.ts';
import { solve } from '../support/verification.ts';

const { store, logLines } = await startBackend();
// Solved only where it matters: the work is meant to take time.
process.env.HUMAN_VERIFICATION = 'off';
const { login, getHumanVerification, getSession } = accountApi.endpoints;
const password = 'Correct-Horse-7';
const passwordHash = await hashPassword(password);

async function storedUser(changes: Partial<User> = {}): Promise<User> {
  const user = aUser({ passwordHash, ...changes });
  await putUser(store, user);
  return user;
}

const freshChallenge = async () => (await callApi(handler, getHumanVerification, { query: {} })).data;
const freshToken = async () => solve(await freshChallenge());

async function signInWith(userName: string, typed: string, returnUrl?: string) {
  const body = { userName, password: typed, token: '' };
  return callApi(handler, login, { query: { returnUrl }, body });
}

async function failTimes(userName: string, times: number) {
  for (let failure = 0; failure < times; failure += 1) await signInWith(userName, 'wrong');
}

describe('a right user name and password', () => {
  it('REQ-LOGIN-13 answers the session user, the url and an access token that opens the session', async () => {
    const facility = aFacility({ facilityRoles: ['Pharmacy'], regulatoryId: 2, providerNotes: 'Please renew.' });
    await putFacility(store, facility);
    const user = await storedUser({ roles: ['Eligibility'], currentFacilityId: facility.facilityId });

    const answer = await signInWith(user.userName, password);

    expect(answer).toMatchObject({ http: 200, status: 1, errors: [] });
    expect(answer.data).toMatchObject({
      userId: user.userId,
      roles: ['Eligibility'],
      facilityRoles: ['Pharmacy'],
      regulatoryId: 2,
      facilityLicense: facility.facilityLicense,
      providerStatus: 'CONTRACTED',
      providerNotes: 'Please renew.',
      url: '/dashboard',
    });
    const { accessToken, ...rest } = answer.data!;
    const headers = { authorization: `Bearer ${accessToken}` };
    const session = await callApi(handler, getSession, { headers });
    expect(session.data).toEqual(sessionUser.parse(rest));
  });

  it('REQ-LOGIN-12 takes the specification’s payload with email and rememberme false', async () => {
    const { email } = await storedUser();
    const body = { email, password, token: '', rememberme: false as const };
    expect(await callApi(handler, login, { query: {}, body })).toMatchObject({ http: 200, status: 1 });
  });

  it('REQ-LOGIN-12 refuses a rememberme that is not false, and a call with neither name', async () => {
    const token = 'any';
    const remembered = { email: 'a@b.example', password, token, rememberme: true };
    expect(await callAnything(handler, login, { body: remembered })).toMatchObject({ http: 400 });
    const nameless = await callAnything(handler, login, { body: { password, token } });
    expect(nameless).toMatchObject({ http: 400, errors: [{ field: 'userName', message: 'Username is required' }] });
  });

  it('finds the user without regard to letter case and blanks around the name', async () => {
    const { userName } = await storedUser();
    expect(await signInWith(` ${userName.toUpperCase()} `, password)).toMatchObject({ status: 1 });
  });

  it('REQ-LOGIN-26 says when the password must be changed', async () => {
    const { userName } = await storedUser({ isResetPasswordRequired: true });
    expect((await signInWith(userName, password)).data?.isResetPasswordRequired).toBe(true);
  });

  it.each([
    ['/eligibility/history?page=2', '/eligibility/history?page=2'],
    ['/', '/'],
    ['/claimdashboard/anything', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
    ['//evil.example', '/dashboard'],
  ])('REQ-LOGIN-15 REQ-LOGIN-16 answers for the return address %s the url %s', async (wanted, url) => {
    const { userName } = await storedUser();
    expect((await signInWith(userName, password, wanted)).data?.url).toBe(url);
  });

  it('stores neither the password nor anything made from it in the session or the log', async () => {
    const { userName } = await storedUser();
    const answer = await signInWith(userName, password);
    const written = JSON.stringify(answer.data) + logLines.join('\n');
    expect(written).not.toContain(password);
    expect(written).not.toContain('argon2id');
    expect(logLines.join('\n')).not.toContain(userName);
  });
});

describe('wrong credentials', () => {
  it('REQ-LOGIN-18 answers the same words for an unknown user and for a wrong password', async () => {
    const { userName } = await storedUser();
    const wrong = await signInWith(userName, 'not the password');
    const unknown = await signInWith('nobody-of-this-name@clinic.example', password);
    expect(wrong).toMatchObject({ http: 200, status: -1, data: null, errors: [{ code: 'wrongCredentials' }] });
    expect(unknown.bytes.toString()).toBe(wrong.bytes.toString());
  });

  it('tells only somebody who knows the password that the account is locked', async () => {
    const { userName } = await storedUser({ isLocked: true });
    expect(await signInWith(userName, 'wrong')).toMatchObject({ errors: [{ code: 'wrongCredentials' }] });
    expect(await signInWith(userName, password)).toMatchObject({ status: -3, errors: [{ code: 'userLocked' }] });
  });
});

it('the audit trail names the account of each attempt, and an actor only when the password was right', async () => {
  const { userName, userId } = await storedUser();
  await signInWith(userName, 'wrong');
  await signInWith(userName, password);
  expect(await auditsOf(store, `USER#${userId}`)).toMatchObject([
    { action: 'account.login', outcome: 'wrongCredentials', actor: null, sourceIp: '192.0.2.7' },
    { action: 'account.login', outcome: 'success', actor: userId, sourceIp: '192.0.2.7' },
  ]);
});

describe('the pause after failures', () => {
  beforeEach(() => setClock('2026-03-01T08:00:00.000Z'));

  it('refuses even the right password for a minute after the fifth failure, then lets it in', async () => {
    const { userName } = await storedUser();
    await failTimes(userName, 5);
    expect(await signInWith(userName, password)).toMatchObject({
      http: 200,
      status: -2,
      data: { retryAt: expect.stringContaining('2026-03-01T08:01:0') },
      errors: [{ code: 'signInPaused' }],
    });
    passMinutes(1.1);
    expect(await signInWith(userName, password)).toMatchObject({ status: 1 });
  });

  it('doubles with every further failure and never exceeds an hour', async () => {
    const { userName } = await storedUser();
    await failTimes(userName, 5);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      passMinutes(minutes - 0.5);
      expect((await signInWith(userName, password)).status, `half a minute before ${minutes}`).toBe(-2);
      passMinutes(0.6);
      expect((await signInWith(userName, 'wrong')).status, `after ${minutes}`).toBe(-1);
    }
  });

  it('counts unknown names alike, so that a pause tells nothing', async () => {
    const userName = 'unknown-and-paused@clinic.example';
    await failTimes(userName, 5);
    expect(await signInWith(userName, 'whatever')).toMatchObject({ errors: [{ code: 'signInPaused' }] });
  });

  it('starts anew after a success and after a day without failures', async () => {
    const { userName } = await storedUser();
    await failTimes(userName, 4);
    expect((await signInWith(userName, password)).status).toBe(1);
    await failTimes(userName, 4);
    passMinutes(24 * 60 + 1);
    await failTimes(userName, 4);
    expect((await signInWith(userName, password)).status).toBe(1);
  });

  describe('in a browser where the user has signed in before', () => {
    const deviceOf = ({ cookies }: { cookies: string[] }) =>
      cookies.find((cookie) => cookie.startsWith('wasla-device='));
    const attempt = (userName: string, typed: string, device?: string) => {
      const cookies = device ? { cookies: [device.split(';')[0] ?? ''] } : {};
      return callApi(handler, login, { query: {}, body: { userName, password: typed, token: '' }, ...cookies });
    };
    const known = async (userName: string) => deviceOf(await attempt(userName, password)) ?? '';

    it('is not felt when an outsider has paused the name, whose pause goes on', async () => {
      const { userName } = await storedUser();
      const device = await known(userName);
      expect(device).toMatch(/^wasla-device=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
      await failTimes(userName, 7);
      expect(await attempt(userName, password)).toMatchObject({ errors: [{ code: 'signInPaused' }] });
      expect(await attempt(userName, password, device)).toMatchObject({ status: 1 });
      expect(await attempt(userName, password)).toMatchObject({ errors: [{ code: 'signInPaused' }] });
    });

    it('has a count of its own, which pauses that browser and nobody else', async () => {
      const { userName } = await storedUser();
      const device = await known(userName);
      for (let failure = 0; failure < 5; failure += 1) await attempt(userName, 'wrong', device);
      expect(await attempt(userName, password, device)).toMatchObject({
        errors: [{ code: 'signInPaused', values: { retryAt: expect.any(String), seconds: expect.any(Number) } }],
      });
      expect(await attempt(userName, password)).toMatchObject({ status: 1 });
      passMinutes(1.1);
      expect(await attempt(userName, password, device)).toMatchObject({ status: 1 });
      passMinutes(60 * 24);
      for (let failure = 0; failure < 4; failure += 1) await attempt(userName, 'wrong', device);
      expect(await attempt(userName, password, device)).toMatchObject({ status: 1 });
    });

    it('is known for this user only, and not from a cookie that somebody made', async () => {
      const [one, other] = [await storedUser(), await storedUser()];
      const device = await known(one.userName);
      for (const made of [device, 'wasla-device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'wasla-device=x']) {
        await failTimes(other.userName, 5);
        expect(await attempt(other.userName, password, made)).toMatchObject({ errors: [{ code: 'signInPaused' }] });
      }
      expect(deviceOf(await attempt(one.userName, 'wrong'))).toBeUndefined();
    });

    it('has, where the portal is deployed, a cookie that no other host of the domain can plant', async () => {
      const { userName } = await storedUser();
      vi.stubEnv('STAGE', 'prod');
      onTestFinished(() => void vi.unstubAllEnvs());
      const deployed = async (cookies: string[] = []) => {
        const body = { userName, password, token: await freshToken() };
        const answer = await callApi(handler, login, { query: {}, body, cookies });
        return answer.cookies.find((each) => each.includes('wasla-device='))?.split('; ') ?? [];
      };
      const [device = '', ...attributes] = await deployed();
      expect(device).toMatch(/^__Host-wasla-device=[\w-]{32}$/);
      expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Strict', 'Max-Age=15552000', 'Secure']);
      expect((await deployed([device]))[0]).toBe(device);
      expect((await deployed([device.replace('__Host-', '')]))[0]).not.toBe(device);
    });

    it('keeps its cookie for all who use it, for half a year', async () => {
      const [one, other] = [await storedUser(), await storedUser()];
      const device = await known(one.userName);
      expect(deviceOf(await attempt(other.userName, password, device))).toBe(device);
      for (const { userName } of [one, other]) await failTimes(userName, 5);
      for (const { userName } of [one, other])
        expect(await attempt(userName, password, device)).toMatchObject({ status: 1 });
      passMinutes(181 * 24 * 60);
      await failTimes(one.userName, 5);
      expect(await attempt(one.userName, password, device)).toMatchObject({ errors: [{ code: 'signInPaused' }] });
    });
  });

  it('stops an address that fails with a hundred names, and spares browsers that are known', async () => {
    setClock('2026-03-05T08:00:00.000Z');
    const { userName } = await storedUser();
    const body = { userName, password, token: '' };
    const cookies = (await signInWith(userName, password)).cookies.map((cookie) => cookie.split(';')[0] ?? '');
    const device = cookies.filter((cookie) => cookie.startsWith('wasla-device'));
    const sourceIp = (turn: number) => `2001:db8:0:9::${turn.toString(16)}`;
    for (let turn = 0; turn < 100; turn += 1) {
      const guess = { userName: `guess-${turn}@clinic.example`, password: 'wrong', token: '' };
      expect((await callApi(handler, login, { query: {}, body: guess, sourceIp: sourceIp(turn) })).status).toBe(-1);
    }
    expect(await callApi(handler, login, { query: {}, body, sourceIp: sourceIp(101) })).toMatchObject({
      http: 429,
      errors: [{ code: 'tooManyRequests', values: { retryAt: '2026-03-05T08:15:00.000Z' } }],
    });
    const spared = await callApi(handler, login, { query: {}, body, sourceIp: sourceIp(101), cookies: device });
    expect(spared).toMatchObject({ status: 1 });
    expect(await callApi(handler, login, { query: {}, body })).toMatchObject({ status: 1 });
  });

  it('is forgotten with one write, and with none where nothing had failed', async () => {
    const { userName } = await storedUser();
    const mock = mockClient(wiring.store);
    mock.send.callThrough();
    const forgotten = () => mock.commandCalls(DeleteCommand).length;
    try {
      await signInWith(userName, password);
      expect(forgotten()).toBe(0);
      await failTimes(userName, 1);
      await signInWith(userName, password);
      expect(forgotten()).toBe(1);
    } finally {
      mock.restore();
    }
  });

  it('holds for guesses that are sent all at once', async () => {
    const { userName } = await storedUser();
    await Promise.all(Array.from({ length: 8 }, () => signInWith(userName, 'wrong')));
    expect((await signInWith(userName, password)).status).toBe(-2);
  });
});

describe('human verification', () => {
  beforeEach(() => {
    process.env.HUMAN_VERIFICATION = 'on';
  });
  afterEach(() => {
    process.env.STAGE = 'local';
    process.env.HUMAN_VERIFICATION = 'off';
    process.env.VERIFICATION_SECRET_ID = 'verification';
  });

  const attempt = async (userName: string, token: string) =>
    callApi(handler, login, { query: {}, body: { userName, password, token } });

  const refused = { http: 200, status: -4, errors: [{ code: 'verificationFailed', field: 'token' }] };

  it('REQ-LOGIN-11 lets somebody in who solved the challenge', async () => {
    const { userName } = await storedUser();
    expect(await attempt(userName, await freshToken())).toMatchObject({ http: 200, status: 1 });
  });

  it('REQ-LOGIN-11 refuses a login without a token', async () => {
    const { userName } = await storedUser();
    expect(await attempt(userName, '')).toMatchObject(refused);
  });

  it('refuses a token that was used before, also in two calls at once', async () => {
    const { userName } = await storedUser();
    const token = await freshToken();
    const both = await Promise.all([attempt(userName, token), attempt(userName, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([-4, 1]);
    expect(await attempt(userName, token)).toMatchObject(refused);
  });

  it('refuses a token after five minutes', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { userName } = await storedUser();
    const token = await freshToken();
    passMinutes(5.1);
    expect(await attempt(userName, token)).toMatchObject(refused);
  });

  it.each([
    ['rubbish', () => 'rubbish'],
    ['a cheaper challenge', (token: string) => changed(token, (content) => (content.challenge.parameters.cost = 1))],
    ['a longer life', (token: string) => changed(token, (content) => (content.challenge.parameters.expiresAt += 600))],
    ['another number', (token: string) => changed(token, (content) => (content.solution.derivedKey = 'ab'.repeat(32)))],
  ])('refuses a token with %s', async (_what, change) => {
    const { userName } = await storedUser();
    expect(await attempt(userName, change(await freshToken()))).toMatchObject(refused);
  });

  it('REQ-LOGIN-25 is signed with the key that the environment names', async () => {
    const { userName } = await storedUser();
    const foreignToken = await freshToken();
    process.env.VERIFICATION_SECRET_ID = 'another-environment';
    // A function that starts in another environment has read no key yet.
    vi.resetModules();
    const { handler: elsewhere } = await import('../../functions/account/index.ts');
    Object.assign((await import('../../functions/_data/wiring.ts')).wiring, { writeLog: () => undefined });
    const attemptThere = (token: string) =>
      callApi(elsewhere, login, { query: {}, body: { userName, password, token } });
    expect(await attemptThere(foreignToken)).toMatchObject(refused);
    const challenge = await callApi(elsewhere, accountApi.endpoints.getHumanVerification, { query: {} });
    expect(await attemptThere(await solve(challenge.data))).toMatchObject({ http: 200, status: 1 });
  });

  describe('grows with failures', () => {
    const tooEasy = (difficulty: number) => ({
      http: 200,
      status: -4,
      data: null,
      errors: [{ code: 'verificationTooEasy', field: 'token', values: { difficulty } }],
    });
    const failing = async (fail: () => Promise<unknown>) => {
      process.env.HUMAN_VERIFICATION = 'off';
      await fail();
      process.env.HUMAN_VERIFICATION = 'on';
    };
    const challengeOf = async (difficulty: number, options: CallOptions = {}) =>
      (await callApi(handler, getHumanVerification, { query: { difficulty }, ...options })).data;
    const difficultyOf = async (options: CallOptions) =>
      (await challengeOf(0, options)) as { parameters: { data: { difficulty: number } } };
    const attemptFrom = (userName: string, token: string, options: CallOptions) =>
      callApi(handler, login, { query: {}, body: { userName, password, token }, ...options });
    const failuresFrom = async (network: string, times: number) => {
      for (let turn = 0; turn < times; turn += 1)
        await takeTurn(store, { name: 'signInFailures', most: 100, seconds: 900 }, network, new Date());
    };

    it('of the name: one earned before they failed is refused, one of the difficulty that is named lets in, once', async () => {
      setClock('2026-04-01T08:00:00.000Z');
      const { userName } = await storedUser();
      await failing(() => failTimes(userName, 5));
      passMinutes(1.1);
      const early = await freshToken();
      expect(await attempt(userName, early)).toMatchObject(tooEasy(1));
      expect(await attempt(userName, early)).toMatchObject(refused);
      const harder = await solve(await challengeOf(1));
      expect(await attempt(userName, harder)).toMatchObject({ status: 1 });
      expect(await attempt(userName, harder)).toMatchObject(refused);
      // The success has forgotten the failures.
      expect(await attempt(userName, await freshToken())).toMatchObject({ status: 1 });
    });

    it('of a name that nobody has, too: it tells nothing of who has an account', async () => {
      setClock('2026-04-02T08:00:00.000Z');
      const userName = 'nobody-at-all@clinic.example';
      await failing(() => failTimes(userName, 5));
      passMinutes(1.1);
      expect(await attempt(userName, await freshToken())).toMatchObject(tooEasy(1));
    });

    it('of the network, an IPv6 /64 as one, up to the hardest', async () => {
      setClock('2026-04-03T08:00:00.000Z');
      const network = '2001:db8:0:a1::/64';
      const sourceIp = '2001:db8:0:a1::7';
      const { userName } = await storedUser();
      const early = await freshToken();
      const found = [];
      for (const more of [9, 1, 15, 25, 25, 24]) {
        await failuresFrom(network, more);
        found.push((await difficultyOf({ sourceIp })).parameters.data.difficulty);
      }
      expect(found).toEqual([0, 1, 2, 3, 4, 4]);
      expect(await attemptFrom(userName, early, { sourceIp })).toMatchObject(tooEasy(4));
      expect((await difficultyOf({ sourceIp: '2001:db8:0:a2::7' })).parameters.data.difficulty).toBe(0);
      expect(await attemptFrom(userName, await freshToken(), { sourceIp: '2001:db8:0:a2::7' })).toMatchObject({
        status: 1,
      });
      passMinutes(15.1);
      expect((await difficultyOf({ sourceIp })).parameters.data.difficulty).toBe(0);
    });

    it('stays easy in a browser that knows the user, and not for a cookie that somebody made', async () => {
      setClock('2026-04-04T08:00:00.000Z');
      const sourceIp = '192.0.2.77';
      const { userName } = await storedUser();
      const { cookies: set } = await attemptFrom(userName, await freshToken(), { sourceIp });
      const cookies = set.map((each) => each.split(';')[0] ?? '').filter((each) => each.startsWith('wasla-device'));
      const made = ['wasla-device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'];
      await failuresFrom(sourceIp, 75);
      for (const each of [cookies, made])
        expect((await difficultyOf({ sourceIp, cookies: each })).parameters.data.difficulty).toBe(0);
      expect(await attemptFrom(userName, await freshToken(), { sourceIp, cookies })).toMatchObject({ status: 1 });
      expect(await attemptFrom(userName, await freshToken(), { sourceIp, cookies: made })).toMatchObject(tooEasy(4));
    });

    it('is signed: a difficulty that was written in is refused, and none is harder than the hardest', async () => {
      const { userName } = await storedUser();
      const claimed = changed(await freshToken(), ({ challenge }) => (challenge.parameters.data.difficulty = 4));
      expect(await attempt(userName, claimed)).toMatchObject(refused);
      expect((await callAnything(handler, getHumanVerification, { query: { difficulty: '5' } })).http).toBe(400);
    });
  });

  it('may be switched off in the local environment only', async () => {
    const { userName } = await storedUser();
    process.env.HUMAN_VERIFICATION = 'off';
    expect(await attempt(userName, '')).toMatchObject({ status: 1 });
    for (const stage of ['dev', 'staging', 'prod']) {
      process.env.STAGE = stage;
      expect(await attempt(userName, ''), stage).toMatchObject(refused);
    }
  });
});

interface TokenContent {
  challenge: { parameters: { cost: number; expiresAt: number; data: { difficulty: number } } };
  solution: { derivedKey: string };
}

function changed(token: string, change: (content: TokenContent) => void): string {
  const content = JSON.parse(Buffer.from(token, 'base64').toString()) as TokenContent;
  change(content);
  return Buffer.from(JSON.stringify(content)).toString('base64');
}
