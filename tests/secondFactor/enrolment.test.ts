import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { openAppSecret } from '../../functions/_data/secondFactor/appSecret.ts';
import { listFactors } from '../../functions/_data/secondFactor/factor.ts';
import { getUser } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/secondFactor/index.ts';
import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { codeOf, nextCode } from '../support/appCodes.ts';
import { anAuthenticator } from '../support/authenticator.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { postman } from '../support/outbox.ts';
import {
  addApp,
  addPasskey,
  confirmationOf,
  proofOf,
  rightPassword,
  signInByPassword,
  somebody,
} from './support/secondFactors.ts';

const { store, messages, logLines } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const deliver = postman(messages);
const { getFactors, beginFactor, completeFactor, renameFactor, removeFactor, renewRecoveryCodes } =
  secondFactorApi.endpoints;

const begin = (as: SignedIn, body: { kind: 'totp' | 'passkey'; password?: string; proof?: string }) =>
  callApi(handler, beginFactor, { as, body: { name: 'Phone', ...body } });
const factorsOf = async (as: SignedIn) => (await callApi(handler, getFactors, { as })).data;
const refused = (code: string) => ({ status: -1, errors: [{ code }] });

/** Everything that is stored of a person's factors, as text. */
async function storedOf({ user }: SignedIn): Promise<string> {
  const { Items } = await store.send(
    new QueryCommand({
      TableName: process.env.USERS_TABLE,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `FACTORS#${user.userId}` },
    }),
  );
  return JSON.stringify(Items, (_key, value) => (value instanceof Uint8Array ? Buffer.from(value).toString() : value));
}

describe('adding a factor', () => {
  it('makes an app count once it has shown a right code, tells its owner, and gives ten recovery codes once', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const as = await somebody();
    const { secret, factorId, recoveryCodes } = await addApp(as);
    expect(recoveryCodes).toHaveLength(10);
    for (const code of recoveryCodes ?? []) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect(await factorsOf(as)).toMatchObject({
      factors: [{ factorId, kind: 'totp', name: 'Phone', createdAt: '2026-03-01T08:00:00.000Z', lastUsedAt: null }],
      recoveryCodesLeft: 10,
      isRequired: false,
      arePasskeysTaken: true,
    });
    expect((await getUser(store, as.user.userId))?.hasSecondFactor).toBe(true);
    expect((await addPasskey(as)).recoveryCodes).toBeNull();
    expect((await deliver()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A second factor was added'),
      expect.stringContaining('A second factor was added'),
    ]);
    expect(kindsOf(await toldTo(store, as.user))).toEqual(['factorAdded', 'recoveryCodeUsed', 'factorAdded']);
    const [stored] = await listFactors(store, as.user.userId);
    expect(await openAppSecret(stored!.sealedSecret!, stored!)).toBe(secret);
  });

  it('Abuse: ends the other sessions, of which one could know the password alone and add a factor of its own', async () => {
    const as = await somebody();
    const thief = await signInByPassword(as);
    const begun = await begin(thief, { kind: 'totp', password: rightPassword });
    expect(begun).toMatchObject({ status: 1 });
    await addApp(as);
    const body = { enrolmentId: begun.data?.enrolmentId ?? '', code: codeOf(begun.data?.app?.secret ?? '') };
    expect(await callApi(handler, completeFactor, { as: thief, body })).toMatchObject({ http: 401 });
    expect(await begin(thief, { kind: 'totp', password: rightPassword })).toMatchObject({ http: 401 });
    expect((await factorsOf(as))?.factors).toHaveLength(1);
  });

  it('Abuse: a session that knows the password alone adds, removes and renews nothing beside a factor that is there', async () => {
    const as = await somebody();
    const { factorId, secret } = await addApp(as);
    const password = rightPassword;
    const needed = refused('secondFactorNeeded');
    expect(await begin(as, { kind: 'passkey', password })).toMatchObject(needed);
    expect(await callApi(handler, removeFactor, { as, body: { factorId, password } })).toMatchObject(needed);
    expect(await callApi(handler, renewRecoveryCodes, { as, body: { password } })).toMatchObject(needed);
    expect(await factorsOf(as)).toMatchObject({ factors: [{ factorId }], recoveryCodesLeft: 10 });
    const subject = { action: 'add', kind: 'totp', name: 'Phone' };
    const proof = await proofOf(as, 'changeFactors', { subject, answer: nextCode(secret) });
    expect(await begin(as, { kind: 'totp', password, proof })).toMatchObject({ status: 1 });
  });

  it('is confirmed by a recovery code where the device is lost; the code confirms nothing else, and once', async () => {
    const as = await somebody();
    const { factorId, recoveryCodes } = await addApp(as);
    const [code = '', other = ''] = recoveryCodes ?? [];
    const answer = (each: string) => ({ kind: 'recoveryCode', code: each }) as const;
    const subject = { action: 'remove', factorId };
    const proof = await proofOf(as, 'changeFactors', { subject, answer: answer(code) });
    await expect(proofOf(as, 'changeFactors', { subject, answer: answer(code) })).rejects.toThrow('factorRefused');
    await expect(proofOf(as, 'resetUserFactors', { subject, answer: answer(other) })).rejects.toThrow(
      'factorChallengeOver',
    );
    expect(await callApi(handler, removeFactor, { as, body: { factorId, proof } })).toMatchObject({ status: 1 });
  });

  it('stores neither the secret of an app nor a recovery code as they are, and logs neither', async () => {
    const as = await somebody();
    const { secret, recoveryCodes } = await addApp(as);
    const written = (await storedOf(as)) + logLines.join('');
    expect(written).not.toContain(secret);
    for (const code of recoveryCodes ?? []) expect(written).not.toContain(code.replaceAll('-', ''));
    const [factor] = await listFactors(store, as.user.userId);
    const { user: other } = await somebody();
    // What was sealed for one person opens for nobody else.
    await expect(openAppSecret(factor!.sealedSecret!, { ...factor!, userId: other.userId })).rejects.toThrow();
  });

  it('demands the password for the first one, and then a factor that signs this very change', async () => {
    const as = await somebody();
    expect(await begin(as, { kind: 'totp' })).toMatchObject(refused('wrongPassword'));
    expect(await begin(as, { kind: 'totp', password: 'Wrong-Horse_7' })).toMatchObject(refused('wrongPassword'));
    const { secret } = await addApp(as);
    const subject = { action: 'add', kind: 'totp', name: 'Phone' };
    const proof = await proofOf(as, 'changeFactors', { subject, answer: nextCode(secret) });
    expect(await begin(as, { kind: 'passkey', proof })).toMatchObject({ errors: [{ code: 'factorProofRefused' }] });
    expect(await begin(as, { kind: 'totp', proof })).toMatchObject({ status: 1 });
    expect(await begin(as, { kind: 'totp', proof })).toMatchObject({ errors: [{ code: 'factorProofRefused' }] });
  });

  it('lets nobody guess the password', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const as = await somebody();
    for (let tries = 0; tries < 10; tries += 1) await begin(as, { kind: 'totp', password: 'Wrong-Horse_7' });
    expect(await begin(as, { kind: 'totp', password: rightPassword })).toMatchObject({ http: 429 });
  });

  it('refuses a wrong code, another session, what took longer than five minutes, and a second completion', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const as = await somebody();
    const { data } = await begin(as, { kind: 'totp', password: rightPassword });
    const { enrolmentId = '', app } = data ?? {};
    const complete = (by: SignedIn, code: string) =>
      callApi(handler, completeFactor, { as: by, body: { enrolmentId, code } });
    expect(await complete(as, codeOf(app!.secret, 5))).toMatchObject(refused('appCodeRefused'));
    const elsewhere = await somebody();
    expect(await complete(elsewhere, codeOf(app!.secret))).toMatchObject(refused('factorChallengeOver'));
    const twice = await Promise.all([complete(as, codeOf(app!.secret)), complete(as, codeOf(app!.secret))]);
    expect(twice.filter(({ status }) => status === 1)).toHaveLength(1);
    expect((await factorsOf(as))?.factors).toHaveLength(1);
    const late = await begin(elsewhere, { kind: 'totp', password: rightPassword });
    passMinutes(6);
    const { enrolmentId: lateId = '', app: lateApp } = late.data ?? {};
    const body = { enrolmentId: lateId, code: codeOf(lateApp!.secret) };
    expect(await callApi(handler, completeFactor, { as: elsewhere, body })).toMatchObject(
      refused('factorChallengeOver'),
    );
  });

  it.each([
    ['another origin', { origin: 'https://portal.example.evil.example' }],
    ['another site', { site: 'evil.example' }],
    ['a person who was not verified', { isVerified: false }],
    ['another challenge', { challenge: Buffer.from('another challenge').toString('base64url') }],
  ])('refuses a passkey of %s', async (_what, twist) => {
    const as = await somebody();
    const { data } = await begin(as, { kind: 'passkey', password: rightPassword });
    const body = { enrolmentId: data?.enrolmentId ?? '', passkey: anAuthenticator().create(data!.passkey!, twist) };
    expect(await callApi(handler, completeFactor, { as, body })).toMatchObject(refused('passkeyRefused'));
    expect((await factorsOf(as))?.factors).toEqual([]);
  });

  it('Abuse: takes the same key once, so that nothing of it stays when its owner removes it', async () => {
    const as = await somebody();
    const { authenticator, factorId } = await addPasskey(as);
    const named = { kind: 'passkey', name: 'The same again' } as const;
    const confirmed = await confirmationOf(as, { action: 'add', ...named });
    const begun = await callApi(handler, beginFactor, { as, body: { ...named, ...confirmed } });
    const body = { enrolmentId: begun.data?.enrolmentId ?? '', passkey: authenticator.create(begun.data!.passkey!) };
    expect(await callApi(handler, completeFactor, { as, body })).toMatchObject(refused('passkeyKnown'));
    expect((await factorsOf(as))?.factors).toMatchObject([{ factorId }]);
  });

  it('offers no passkeys where the portal has no name of its own', async () => {
    const as = await somebody();
    process.env.PASSKEY_ORIGIN = 'none';
    try {
      expect(await begin(as, { kind: 'passkey', password: rightPassword })).toMatchObject(refused('passkeysNotTaken'));
      expect(await factorsOf(as)).toMatchObject({ arePasskeysTaken: false });
    } finally {
      process.env.PASSKEY_ORIGIN = 'https://portal.example';
    }
  });

  it('ends at ten', async () => {
    const as = await somebody();
    for (let count = 0; count < 10; count += 1) await addPasskey(as);
    const eleventh = await begin(as, { kind: 'totp' });
    expect(eleventh).toMatchObject({ errors: [{ code: expect.stringMatching(/^tooMany/) }] });
  });
});

describe('the factors of an account', () => {
  it('are renamed and removed by their owner only', async () => {
    const [as, other] = [await somebody(), await somebody()];
    const { factorId } = await addPasskey(as);
    const rename = (by: SignedIn) => callApi(handler, renameFactor, { as: by, body: { factorId, name: 'New phone' } });
    const remove = (by: SignedIn, confirmed: { password?: string; proof?: string }) =>
      callApi(handler, removeFactor, { as: by, body: { factorId, ...confirmed } });
    expect(await rename(other)).toMatchObject({ http: 404 });
    expect(await remove(other, { password: rightPassword })).toMatchObject({ http: 404 });
    expect(await rename(as)).toMatchObject({ status: 1, data: { name: 'New phone' } });
    expect(await remove(as, { password: rightPassword })).toMatchObject(refused('secondFactorNeeded'));
    expect(await remove(as, await confirmationOf(as, { action: 'remove', factorId }))).toMatchObject({ status: 1 });
    expect(await factorsOf(as)).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await getUser(store, as.user.userId))?.hasSecondFactor).toBe(false);
    expect(kindsOf(await toldTo(store, as.user))).toEqual(['factorRemoved', 'recoveryCodeUsed', 'factorAdded']);
    await deliver();
  });

  it('keep the last one of a person whose role needs one, also when the last two are removed at once', async () => {
    process.env.SECOND_FACTOR = 'required';
    try {
      const as = await somebody(['PayerAdmin'], { stored: { hasSecondFactor: true } });
      // As after the sign-in: no step is owed any more.
      const { sessionId, token, user } = await somebody(['PayerAdmin'], { stored: { roles: ['PayerAdmin'] } });
      expect(user.pendingSteps).toEqual(['enrolSecondFactor']);
      expect(as.user.pendingSteps).toEqual(['secondFactor']);
      const admin = { sessionId, token, user };
      const [one, two] = [await addPasskey(admin), await addPasskey(admin)];
      const confirm = (factorId: string) => confirmationOf(admin, { action: 'remove', factorId });
      const proofs = [await confirm(one.factorId), await confirm(two.factorId)];
      const remove = async (factorId: string, confirmed: Awaited<ReturnType<typeof confirm>> | undefined) =>
        callApi(handler, removeFactor, { as: admin, body: { factorId, ...confirmed } });
      const answers = await Promise.all([remove(one.factorId, proofs[0]), remove(two.factorId, proofs[1])]);
      expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
      const [left] = (await factorsOf(admin))?.factors ?? [];
      expect(await remove(left!.factorId, undefined)).toMatchObject(refused('lastFactorNeeded'));
      expect((await getUser(store, user.userId))?.hasSecondFactor).toBe(true);
    } finally {
      process.env.SECOND_FACTOR = 'offered';
    }
  });

  it('have new recovery codes when their owner asks for them, and the ones before are void', async () => {
    const as = await somebody();
    const { recoveryCodes } = await addApp(as);
    const confirmed = await confirmationOf(as, { action: 'renewRecoveryCodes' });
    const renewed = await callApi(handler, renewRecoveryCodes, { as, body: confirmed });
    expect(renewed.data?.recoveryCodes).toHaveLength(10);
    expect(renewed.data?.recoveryCodes.filter((code) => recoveryCodes?.includes(code))).toEqual([]);
    expect(await callApi(handler, renewRecoveryCodes, { as, body: {} })).toMatchObject(refused('secondFactorNeeded'));
  });
});
