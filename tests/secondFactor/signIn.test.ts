import { describe, expect, it } from 'vitest';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { handler as account } from '../../functions/account/index.ts';
import { handler as manage } from '../../functions/manage/index.ts';
import { handler } from '../../functions/secondFactor/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { type FactorAnswer, secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { sampleInput } from '../contract/sampleInput.ts';
import { callAnything, callApi, passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { codeOf, nextCode } from '../support/appCodes.ts';
import { anAuthenticator } from '../support/authenticator.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { allRoutes } from '../support/routes.ts';
import {
  addApp,
  addPasskey,
  askedAtSignIn,
  askProof,
  rightPassword,
  signInByPassword,
  somebody,
} from './support/secondFactors.ts';

const { store } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const { completeSignIn, completeProof, beginFactor } = secondFactorApi.endpoints;
const routes = await allRoutes();

const give = (as: SignedIn, challengeId: string, answer: FactorAnswer) =>
  callApi(handler, completeSignIn, { as, body: { challengeId, answer } });
const readOwn = (as: SignedIn) => callApi(manage, manageApi.endpoints.getUserDetails, { as });
const refused = { status: -1, errors: [{ code: 'factorRefused' }] };
const over = { status: -1, errors: [{ code: 'factorChallengeOver' }] };

/** A person with an app who has just given the password. */
async function halfSignedIn() {
  setClock('2026-03-01T08:00:00.000Z');
  const owner = await somebody();
  const { secret, recoveryCodes } = await addApp(owner);
  const as = await signInByPassword(owner);
  return { owner, secret, recoveryCodes: recoveryCodes ?? [], as, ...(await askedAtSignIn(as)) };
}

/** A person with a passkey who has just given the password. */
async function halfSignedInWithKey() {
  const owner = await somebody();
  const { authenticator } = await addPasskey(owner);
  const as = await signInByPassword(owner);
  return { owner, authenticator, as, ...(await askedAtSignIn(as)) };
}

/** What one step of the second factor leaves open. */
async function openDuring(as: SignedIn): Promise<string[]> {
  const guarded = routes.filter(({ endpoint }) => endpoint.access !== 'public');
  const open: string[] = [];
  for (const { handler: area, endpoint, usePostTwin, name } of guarded) {
    if (name.startsWith('logoff')) continue;
    const answer = await callAnything(area, endpoint, { usePostTwin, as, ...sampleInput(endpoint) });
    if (!answer.errors.some(({ code }) => code === 'signInStepPending')) open.push(name);
  }
  return open.sort();
}

describe('a sign-in of somebody who has a factor', () => {
  it('owes it first, and then what others owe', async () => {
    const { as, challengeId, secret, hasApp, hasRecoveryCodes, passkey } = await halfSignedIn();
    expect(as.user.pendingSteps).toEqual(['secondFactor']);
    expect({ hasApp, hasRecoveryCodes, passkey }).toEqual({ hasApp: true, hasRecoveryCodes: true, passkey: null });
    expect(await give(as, challengeId, nextCode(secret))).toMatchObject({ status: 1, data: { pendingSteps: [] } });
    expect(await readOwn(as)).toMatchObject({ http: 200 });
  });

  it('asks for the Emirates ID only afterwards, and once', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const owner = await somebody(['Eligibility'], { stored: { emiratesId: null } });
    const { secret } = await addApp(owner);
    await changeUser(store, (await getUser(store, owner.user.userId))!, { wasEmiratesIdAsked: false });
    const as = await signInByPassword(owner);
    expect((await getUser(store, owner.user.userId))?.wasEmiratesIdAsked).toBe(false);
    const { challengeId } = await askedAtSignIn(as);
    expect((await give(as, challengeId, nextCode(secret))).data?.pendingSteps).toEqual(['emiratesId']);
    expect((await getUser(store, owner.user.userId))?.wasEmiratesIdAsked).toBe(true);
  });

  it('can call nothing but what gives the factor, and leave', async () => {
    const { as } = await halfSignedIn();
    expect(await openDuring(as)).toEqual(['beginSignIn', 'completeSignIn']);
    expect(await callApi(account, accountApi.endpoints.logoff, { as, usePostTwin: true })).toMatchObject({ status: 1 });
  });

  it('cannot add a factor of its own in the place of the one that it owes', async () => {
    const { as } = await halfSignedIn();
    const body = { kind: 'totp' as const, name: 'Mine', password: rightPassword };
    const answer = await callApi(handler, beginFactor, { as, body });
    expect(answer).toMatchObject({ http: 403, errors: [{ code: 'signInStepPending' }] });
  });

  it('owes both the factor and a temporary password that must be changed', async () => {
    const { owner, secret } = await halfSignedIn();
    await changeUser(store, (await getUser(store, owner.user.userId))!, { isResetPasswordRequired: true });
    const as = await signInByPassword(owner);
    expect(as.user.pendingSteps).toEqual(['secondFactor', 'changePassword']);
    const body = { currentPassword: rightPassword, newPassword: 'Next-Horse_8', confirmPassword: 'Next-Horse_8' };
    const change = () => callApi(manage, manageApi.endpoints.changePassword, { as, body });
    expect(await change()).toMatchObject({ http: 403, errors: [{ code: 'signInStepPending' }] });
    await give(as, (await askedAtSignIn(as)).challengeId, nextCode(secret));
    expect(await change()).toMatchObject({ status: 1 });
  });
});

describe('the code of an app', () => {
  it('counts half a minute before and after its own, and no longer', async () => {
    const { as, owner, secret, challengeId } = await halfSignedIn();
    passMinutes(3);
    expect(await give(as, challengeId, { kind: 'totp', code: codeOf(secret, -2) })).toMatchObject(refused);
    expect(await give(as, challengeId, { kind: 'totp', code: codeOf(secret, 2) })).toMatchObject(refused);
    expect(await give(as, challengeId, { kind: 'totp', code: codeOf(secret, -1) })).toMatchObject({ status: 1 });
    const again = await signInByPassword(owner);
    const asked = await askedAtSignIn(again);
    expect(await give(again, asked.challengeId, { kind: 'totp', code: codeOf(secret, 1) })).toMatchObject({
      status: 1,
    });
  });

  it('is taken once: not again, not an earlier one, and of two at once one', async () => {
    const { as, owner, secret, challengeId } = await halfSignedIn();
    const other = await signInByPassword(owner);
    const asked = await askedAtSignIn(other);
    const twice = await Promise.all([
      give(as, challengeId, nextCode(secret)),
      give(other, asked.challengeId, nextCode(secret)),
    ]);
    expect(twice.filter(({ status }) => status === 1)).toHaveLength(1);
    const third = await signInByPassword(owner);
    const { challengeId: thirdId } = await askedAtSignIn(third);
    expect(await give(third, thirdId, nextCode(secret))).toMatchObject(refused);
    expect(await give(third, thirdId, { kind: 'totp', code: codeOf(secret) })).toMatchObject(refused);
  });

  it('cannot be guessed: every try counts before it is looked at, and the pause grows and is told', async () => {
    const { as, owner, secret, challengeId } = await halfSignedIn();
    const wrong = { kind: 'totp', code: codeOf(secret, 40) } as const;
    const answers = await Promise.all(Array.from({ length: 12 }, () => give(as, challengeId, wrong)));
    expect(answers.filter(({ errors }) => errors[0]?.code === 'factorRefused').length).toBeLessThanOrEqual(5);
    const paused = { status: -2, errors: [{ code: 'signInPaused' }], data: { retryAt: expect.any(String) } };
    for (let tries = 0; tries < 5; tries += 1) await give(as, challengeId, wrong);
    expect(await give(as, challengeId, nextCode(secret))).toMatchObject(paused);
    // Another session of the same person waits too.
    const other = await signInByPassword(owner);
    const asked = await askedAtSignIn(other);
    expect(await give(other, asked.challengeId, nextCode(secret))).toMatchObject(paused);
    passMinutes(2);
    expect(await give(other, asked.challengeId, nextCode(secret))).toMatchObject({ status: 1 });
    // What was right forgets the tries before.
    const third = await signInByPassword(owner);
    const { challengeId: thirdId } = await askedAtSignIn(third);
    expect(await give(third, thirdId, wrong)).toMatchObject(refused);
  });
});

describe('a challenge', () => {
  it('is answered once, in its own session, within five minutes', async () => {
    const { as, owner, secret, challengeId } = await halfSignedIn();
    const other = await signInByPassword(owner);
    expect(await give(other, challengeId, nextCode(secret))).toMatchObject(over);
    const stranger = await signInByPassword(await somebody());
    expect(await give(stranger, challengeId, nextCode(secret))).toMatchObject(over);
    passMinutes(6);
    expect(await give(as, challengeId, nextCode(secret))).toMatchObject(over);
    const { challengeId: fresh } = await askedAtSignIn(as);
    expect(await give(as, fresh, nextCode(secret))).toMatchObject({ status: 1 });
    // The session is open now: the call itself is closed.
    expect(await give(as, fresh, nextCode(secret))).toMatchObject(over);
  });

  it('of a sign-in signs nothing else, and one for signing opens no session', async () => {
    const { as, owner, secret, challengeId } = await halfSignedIn();
    const body = { challengeId, answer: nextCode(secret) };
    expect(await callApi(handler, completeProof, { as: owner, body })).toMatchObject(over);
    const { data } = await askProof(owner, 'changeFactors', { action: 'add' });
    expect(await give(as, data?.challengeId ?? '', nextCode(secret))).toMatchObject(over);
  });
});

describe('a passkey', () => {
  it('signs in', async () => {
    const { as, authenticator, challengeId, passkey } = await halfSignedInWithKey();
    expect(passkey).toMatchObject({ rpId: 'portal.example', userVerification: 'required' });
    expect(await give(as, challengeId, authenticator.sign(passkey!))).toMatchObject({ status: 1 });
    expect(await readOwn(as)).toMatchObject({ http: 200 });
  });

  it.each([
    ['another origin', { origin: 'https://portal.example.evil.example' }],
    ['plain HTTP', { origin: 'http://portal.example' }],
    ['another site', { site: 'evil.example' }],
    ['a person who was not verified', { isVerified: false }],
    ['another challenge', { challenge: Buffer.from('another challenge').toString('base64url') }],
    ['a counter that does not grow', { counter: 1 }],
  ])('with %s opens nothing', async (_what, twist) => {
    const { as, authenticator, challengeId, passkey } = await halfSignedInWithKey();
    expect(await give(as, challengeId, authenticator.sign(passkey!, twist))).toMatchObject(refused);
    expect(await readOwn(as)).toMatchObject({ http: 403 });
  });

  it('of another person, or one that nobody added, opens nothing', async () => {
    const { as, authenticator, challengeId, passkey } = await halfSignedInWithKey();
    const another = await halfSignedInWithKey();
    expect(await give(as, challengeId, another.authenticator.sign(passkey!))).toMatchObject(refused);
    const stranger = { ...anAuthenticator().sign(passkey!), credentialId: authenticator.credentialId };
    expect(await give(as, challengeId, stranger)).toMatchObject(refused);
  });

  it('whose answer is sent again opens no second session', async () => {
    const { as, owner, authenticator, challengeId, passkey } = await halfSignedInWithKey();
    const answer = authenticator.sign(passkey!);
    const other = await signInByPassword(owner);
    const asked = await askedAtSignIn(other);
    await give(as, challengeId, answer);
    expect(await give(other, asked.challengeId, answer)).toMatchObject(refused);
  });
});

describe('a recovery code', () => {
  it('signs in once, as it is typed, and tells its owner how many are left', async () => {
    const { as, owner, recoveryCodes, challengeId } = await halfSignedIn();
    const typed = { kind: 'recoveryCode', code: (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ') } as const;
    expect(await give(as, challengeId, typed)).toMatchObject({ status: 1 });
    const told = await toldTo(store, owner.user);
    expect(told.find(({ kind }) => kind === 'recoveryCodeUsed')).toMatchObject({ facts: { left: 9 } });
    const again = await signInByPassword(owner);
    const asked = await askedAtSignIn(again);
    expect(await give(again, asked.challengeId, typed)).toMatchObject(refused);
    expect(kindsOf(await toldTo(store, owner.user)).filter((kind) => kind === 'recoveryCodeUsed')).toHaveLength(1);
  });

  it('that is used twice at once opens one session', async () => {
    const { as, owner, recoveryCodes, challengeId } = await halfSignedIn();
    const other = await signInByPassword(owner);
    const asked = await askedAtSignIn(other);
    const answer = { kind: 'recoveryCode', code: recoveryCodes[0] ?? '' } as const;
    const answers = await Promise.all([give(as, challengeId, answer), give(other, asked.challengeId, answer)]);
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    const opened = await Promise.all([readOwn(as), readOwn(other)]);
    expect(opened.map(({ http }) => http).sort()).toEqual([200, 403]);
  });

  it('of another person opens nothing', async () => {
    const [one, other] = [await halfSignedIn(), await halfSignedIn()];
    const answer = { kind: 'recoveryCode', code: other.recoveryCodes[0] ?? '' } as const;
    expect(await give(one.as, one.challengeId, answer)).toMatchObject(refused);
  });
});

describe('a role that needs a factor', () => {
  const asRequired = async (work: () => Promise<void>) => {
    process.env.SECOND_FACTOR = 'required';
    try {
      await work();
    } finally {
      process.env.SECOND_FACTOR = 'offered';
    }
  };

  it.each([
    ['SuperAdmin', true],
    ['SetupAdmin', true],
    ['PayerAdmin', true],
    ['ERXAdmin', true],
    ['RegulatorAdmin', true],
    ['InsurerAdminPayer', true],
    ['DHAInspector', true],
    ['ProviderAdmin', false],
    ['Eligibility', false],
  ] as const)('%s: %s, where the environment requires it', async (role, isNeeded) => {
    await asRequired(async () => {
      const as = await signInByPassword(await somebody([role]));
      expect(as.user.pendingSteps.includes('enrolSecondFactor')).toBe(isNeeded);
    });
    expect((await signInByPassword(await somebody([role]))).user.pendingSteps).not.toContain('enrolSecondFactor');
  });

  it('leaves nothing open but adding one, which ends the step', async () => {
    await asRequired(async () => {
      const as = await somebody(['SuperAdmin'], { facility: null });
      expect(await openDuring(as)).toEqual(['beginFactor', 'completeFactor', 'getFactors']);
      await addPasskey(as);
      expect(await readOwn(as)).toMatchObject({ http: 200 });
      expect((await signInByPassword(as)).user.pendingSteps).toEqual(['secondFactor']);
    });
  });
});
