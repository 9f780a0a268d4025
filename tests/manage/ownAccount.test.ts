import { describe, expect, it } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { sessionEnd } from '../../functions/_data/session/session.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { getUser, type User } from '../../functions/_data/user/user.ts';
import { handler as accountHandler } from '../../functions/account/index.ts';
import { handler } from '../../functions/manage/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { manageApi, type UserDetailsForm } from '../../shared/manage/routes.ts';
import { callAnything, callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { beginSession } from '../support/sessions.ts';

const { store } = await startBackend();
const { proveIdentity, getUserDetails, updateUserDetails, getSessions, endSessions } = manageApi.endpoints;

const password = 'Correct-Horse_7';
const passwordHash = await hashPassword(password);

const form = (changes: Partial<UserDetailsForm> = {}): UserDetailsForm => ({
  firstName: 'Nora',
  lastName: 'Al Invented',
  mobileNumber: '+971-50-123-4567',
  areShortcutsOn: false,
  version: 1,
  currentPassword: password,
  ...changes,
});
const update = (as: SignedIn, body: UserDetailsForm) => callApi(handler, updateUserDetails, { as, body });

describe('the caller’s own details', () => {
  it('REQ-PROFILE-31 are answered with the last four digits of the Emirates ID only', async () => {
    const as = await signIn({
      roles: ['Eligibility'],
      stored: { emiratesId: '784198500000017', specialty: 'Nursing' },
    });
    const answer = await callApi(handler, getUserDetails, { as });
    expect(answer.data).toEqual({
      userId: as.user.userId,
      userName: as.user.userName,
      firstName: 'Sara',
      lastName: 'Invented',
      mobileNumber: null,
      emiratesIdEnding: '0017',
      clinicianLicense: expect.stringMatching(/^GD-TEST-/),
      specialty: 'Nursing',
      areShortcutsOn: true,
      identityProvenAt: null,
      licenseProvenAt: null,
      emailConfirmedAt: null,
      claimedLicense: null,
      version: 1,
    });
    expect(answer.bytes.toString()).not.toContain('784198500000017');
  });

  it('REQ-PROFILE-28 REQ-MODEL-12 change over the version that was seen, and 409 over an older one', async () => {
    const as = await signIn({
      roles: ['Eligibility'],
      stored: { clinicianLicense: null, clinicianName: null, passwordHash },
    });
    const first = await update(as, form());
    expect(first).toMatchObject({
      http: 200,
      status: 1,
      data: { firstName: 'Nora', areShortcutsOn: false, version: 2 },
    });
    const session = await callApi(accountHandler, accountApi.endpoints.getSession, { as });
    expect(session.data).toEqual({ ...as.user, displayName: 'Nora Al Invented', areShortcutsOn: false });
    const stale = await update(as, form({ firstName: 'Late' }));
    expect(stale).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
    expect(await getUser(store, as.user.userId)).toMatchObject({ firstName: 'Nora', mobileNumber: '+971-50-123-4567' });
    expect(await update(as, form({ version: 2, mobileNumber: null }))).toMatchObject({ data: { mobileNumber: null } });
  });

  it('go to one of two changes at once', async () => {
    const as = await signIn({
      roles: ['Eligibility'],
      stored: { clinicianLicense: null, clinicianName: null, passwordHash },
    });
    const both = await Promise.all([update(as, form({ firstName: 'One' })), update(as, form({ firstName: 'Two' }))]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
  });

  it('refuse invalid names and numbers', async () => {
    const as = await signIn({ roles: ['Eligibility'] });
    const wrong = { ...form(), firstName: ' ', mobileNumber: '0501234567' };
    const answer = await callAnything(handler, updateUserDetails, { as, body: wrong });
    expect(answer.http).toBe(400);
    expect(answer.errors).toMatchObject([
      { field: 'firstName', message: 'First name is required.' },
      { field: 'mobileNumber', code: 'invalidMobileNumber' },
    ]);
  });
});

describe('reading the own card', () => {
  const emiratesId = '784198500000017';
  const colleagues = '784198400090019';
  const holder = { firstName: 'Sara', lastName: 'Invented', emiratesId };
  const unlicensed = { clinicianLicense: null, clinicianName: null };
  const person = (changes: Partial<User> = {}) =>
    signIn({ roles: ['Eligibility'], stored: { ...holder, ...unlicensed, ...changes } });
  const proven = (changes: Partial<User> = {}) => person({ identityProvenAt: '2026-01-01T08:00:00.000Z', ...changes });

  /** Reads a card, Sara's own unless another is given, and sends the reading. */
  async function read(as: SignedIn, card: Partial<Parameters<typeof keepCardReading>[1]> = {}, version = 1) {
    const whole = { emiratesId, fullName: 'SARA,SALEM,,INVENTED', expiresOn: null, isVerified: true, ...card };
    const cardReadId = await keepCardReading(store, whole, new Date());
    return callApi(handler, proveIdentity, { as, body: { cardReadId, version } });
  }
  const refused = (code: string) => ({ status: -1, errors: [{ code }] });

  it('proves name and Emirates ID, and says when', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const as = await person({ emiratesId: null });
    const answer = await read(as);
    expect(answer).toMatchObject({
      status: 1,
      data: { firstName: 'Sara', emiratesIdEnding: '0017', identityProvenAt: '2026-03-01T08:00:00.000Z', version: 2 },
    });
    // From now on typing changes neither.
    expect(await update(as, form({ version: 2 }))).toMatchObject(refused('provenByCard'));
    expect(answer.bytes.toString()).not.toContain(emiratesId);
  });

  it('takes a new name from the card of a proven account, and the number that was typed wrong', async () => {
    expect(await read(await proven(), { fullName: 'SARA,SALEM,,AL NEWNAME' })).toMatchObject({
      data: { firstName: 'Sara', lastName: 'Newname' },
    });
    const mistyped = await person({ emiratesId: colleagues });
    expect(await read(mistyped)).toMatchObject({ status: 1, data: { emiratesIdEnding: '0017' } });
  });

  it('refuses a colleague’s card at an open screen, whatever of it was typed before', async () => {
    const card = { emiratesId: colleagues, fullName: 'MONA,SALEM,,COLLEAGUE' };
    expect(await read(await proven(), card)).toMatchObject(refused('emiratesIdNotMatching'));
    expect(await read(await person(), card)).toMatchObject(refused('cardNameDiffers'));
    expect(await read(await person({ emiratesId: colleagues }), card)).toMatchObject(refused('cardNameDiffers'));
  });

  it('refuses a reading that was not verified, is unknown or of an expired card, and an older version', async () => {
    const as = await person();
    expect(await read(as, { isVerified: false })).toMatchObject(refused('cardReadRefused'));
    const unknown = { as, body: { cardReadId: 'no such reading', version: 1 } };
    expect(await callApi(handler, proveIdentity, unknown)).toMatchObject(refused('cardReadRefused'));
    expect(await read(as, { expiresOn: '2020-01-01' })).toMatchObject(refused('cardExpired'));
    expect(await read(as, {}, 7)).toMatchObject({ http: 409 });
    expect((await getUser(store, as.user.userId))?.identityProvenAt).toBeNull();
  });
});

describe('the caller’s sessions', () => {
  /** Another place where the same user has signed in. */
  async function elsewhere({ user }: SignedIn, sessionId: string) {
    const session = { ...user, expires: sessionEnd(new Date()).toISOString() };
    const origin = { userAgent: 'Other browser', sourceIp: '192.0.2.99' };
    await beginSession(store, { sessionId, user: session, origin }, new Date());
  }
  const list = async (as: SignedIn) => (await callApi(handler, getSessions, { as, query: {} })).data?.items ?? [];
  const end = (as: SignedIn, body: { sessionId?: string }) => callApi(handler, endSessions, { as, body });

  it('REQ-PROFILE-26 are listed with their place, the current one marked, those that are over left out', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const gone = await signIn({ roles: ['Eligibility'] });
    await elsewhere(gone, 'idle-one');
    passMinutes(25);
    expect(await callApi(handler, getUserDetails, { as: gone })).toMatchObject({ http: 200 });
    passMinutes(10);
    await elsewhere(gone, 'other-one');
    passMinutes(2);
    expect(await list(gone)).toEqual([
      expect.objectContaining({ sessionId: gone.sessionId, isCurrent: true }),
      expect.objectContaining({
        sessionId: 'other-one',
        isCurrent: false,
        userAgent: 'Other browser',
        sourceIp: '192.0.2.99',
      }),
    ]);
  });

  it('end one by one or all but the current one', async () => {
    const as = await signIn({ roles: ['Eligibility'] });
    for (const name of ['one', 'two', 'three']) await elsewhere(as, name);
    expect(await end(as, { sessionId: 'two' })).toMatchObject({ status: 1, data: { ended: 1 } });
    expect((await list(as)).map(({ sessionId }) => sessionId).sort()).toEqual([as.sessionId, 'one', 'three'].sort());
    expect(await end(as, {})).toMatchObject({ status: 1, data: { ended: 2 } });
    expect(await list(as)).toMatchObject([{ sessionId: as.sessionId, isCurrent: true }]);
    expect(await end(as, {})).toMatchObject({ data: { ended: 0 } });
  });

  it('are the caller’s own: another’s is not there, the current one ends by logging off', async () => {
    const [as, other] = [await signIn({ roles: ['Eligibility'] }), await signIn({ roles: ['Eligibility'] })];
    expect(await end(as, { sessionId: other.sessionId })).toMatchObject({ http: 404 });
    expect(await end(as, { sessionId: as.sessionId })).toMatchObject({
      http: 400,
      errors: [{ code: 'currentSession' }],
    });
    for (const each of [as, other]) {
      expect((await callApi(accountHandler, accountApi.endpoints.getSession, { as: each })).http).toBe(200);
    }
  });
});
