import { describe, expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { getUser, type User } from '../../functions/_data/user/user.ts';
import { demoPayers, pearl } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/account/index.ts';
import { handler as auditTrail } from '../../functions/auditTrail/index.ts';
import { handler as manage } from '../../functions/manage/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { identityTrail } from '../../shared/auditTrail/identityTrail.ts';
import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { move as moveRule, waitingRule } from '../authorizationRule/support/ruleCalls.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { runInside } from '../support/interleave.ts';
import { aStoredClinic, people, person } from '../support/people.ts';

const { store } = await startBackend();
for (const each of demoPayers) await putPayer(store, each);
const password = 'Correct-Horse_7';
const passwordHash = await hashPassword(password);
const facility = await aStoredClinic(store);

let numbers = 0;
/** The number of an invented person whom no other test has. */
function aNumber(): string {
  numbers += 1;
  const digits = `7841977${String(numbers).padStart(7, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const somebody = (stored: Partial<User> = {}, role: Role = 'Eligibility') =>
  person(facility, role, { passwordHash, clinicianLicense: null, clinicianName: null, ...stored });
const claim = (as: SignedIn, emiratesId: string, currentPassword = password) =>
  callApi(handler, accountApi.endpoints.updateUserEmiratesId, {
    as,
    query: {},
    body: { emiratesId, currentPassword },
  });
const stored = async ({ user }: SignedIn) => (await getUser(store, user.userId)) as User;
const refused = (code: string, field?: string) => ({ status: -1, errors: [{ code, ...(field && { field }) }] });

describe('an Emirates ID that a person types', () => {
  it('REQ-PROFILE-04 is a claim, made with the password; the number on record stays empty', async () => {
    const [as, emiratesId] = [await somebody(), aNumber()];
    expect(await claim(as, emiratesId)).toMatchObject({ http: 200, status: 1 });
    expect(await stored(as)).toMatchObject({ emiratesId: null, emiratesIdClaim: { emiratesId, isHeld: true } });
    const { data } = await callApi(manage, manageApi.endpoints.getUserDetails, { as });
    expect(data?.emiratesIdEnding).toBe(emiratesId.slice(-4));
    expect(await claim(as, emiratesId)).toMatchObject({ status: 1 });
  });

  it('Abuse: is not taken without the password, nor guessed with many', async () => {
    const [as, emiratesId] = [await somebody(), aNumber()];
    for (const wrong of ['', 'Wrong-Horse_7']) {
      expect(await claim(as, emiratesId, wrong)).toMatchObject(refused('wrongPassword', 'currentPassword'));
    }
    for (let tries = 2; tries < 10; tries += 1) await claim(as, emiratesId, 'Wrong-Horse_7');
    expect(await claim(as, emiratesId)).toMatchObject({ http: 429 });
    expect((await stored(as)).emiratesIdClaim).toBeNull();
  });

  it('Abuse: takes the place of no number on record, and of no other claim', async () => {
    const [own, wanted] = [aNumber(), aNumber()];
    const recorded = await somebody({ emiratesId: own });
    expect(await claim(recorded, wanted)).toMatchObject(refused('emiratesIdOnRecord'));
    const claiming = await somebody();
    await claim(claiming, own);
    expect(await claim(claiming, wanted)).toMatchObject(refused('emiratesIdOnRecord'));
    expect(await stored(recorded)).toMatchObject({ emiratesId: own, emiratesIdClaim: null });
    expect((await stored(claiming)).emiratesIdClaim?.emiratesId).toBe(own);
  });

  it.each([
    ['has on record', { emiratesId: '784199012345676' }],
    ['has claimed', null],
  ])(
    'Abuse: that another account %s is answered as a free one, and held by that account alone',
    async (_how, record) => {
      const emiratesId = record?.emiratesId ?? aNumber();
      const holder = await somebody(record ?? {});
      if (!record) await claim(holder, emiratesId);
      const [late, free] = [await somebody(), await somebody()];
      const shown = ({ http, status, errors, data }: Awaited<ReturnType<typeof claim>>, { user }: SignedIn) => ({
        ...{ http, status, errors },
        data: Object.keys(data ?? {}).map((name) => [name, String(data?.[name as keyof typeof data])]),
        user: user.userId,
      });
      const [answer, other] = [await claim(late, emiratesId), await claim(free, aNumber())];
      const hidden = (text: unknown, { user }: SignedIn) =>
        JSON.stringify(text).replaceAll(user.userId, 'ID').replaceAll(user.userName, 'NAME');
      const without = (text: string) => text.replace(/"[^"]*(Z|GD-TEST[^"]*|MF[^"]*)"/g, '""');
      expect(without(hidden(shown(answer, late), late))).toBe(without(hidden(shown(other, free), free)));
      expect((await stored(late)).emiratesIdClaim).toMatchObject({ emiratesId, isHeld: false });
      expect((await stored(free)).emiratesIdClaim).toMatchObject({ isHeld: true });
    },
  );

  it('Abuse: claimed by another account between any two commands of the claim is held by one of them', async () => {
    for (let at = 0; ; at += 1) {
      const emiratesId = aNumber();
      const both = [await somebody(), await somebody()] as const;
      const { result, wasInside } = await runInside(
        () => claim(both[0], emiratesId),
        at,
        () => claim(both[1], emiratesId),
      );
      if (!wasInside) break;
      expect(result, `before command ${at}`).toMatchObject({ http: 200, status: 1 });
      const held = await Promise.all(both.map(async (as) => (await stored(as)).emiratesIdClaim?.isHeld));
      expect(held.sort(), `before command ${at}`).toEqual([false, true]);
    }
  });

  it('is put on record, or corrected, by an administrator', async () => {
    const [admin, as, claimed, right] = [await somebody({}, 'ProviderAdmin'), await somebody(), aNumber(), aNumber()];
    await claim(as, claimed);
    const { userId } = as.user;
    expect((await people(admin).record(userId)).data).toMatchObject({ isEmiratesIdTyped: true });
    expect(await people(admin).change(userId, { emiratesId: right })).toMatchObject({ http: 200 });
    expect(await stored(as)).toMatchObject({ emiratesId: right, emiratesIdClaim: null });
    expect((await people(admin).record(userId)).data).toMatchObject({ isEmiratesIdTyped: false });
  });
});

describe('who types the number of another person', () => {
  it('Abuse: is not out of reach of the administrator whose number it is', async () => {
    const emiratesId = aNumber();
    const admin = await somebody({ emiratesId }, 'ProviderAdmin');
    const receptionist = await somebody();
    await claim(receptionist, emiratesId);
    expect(await people(admin).lock(receptionist.user.userId)).toMatchObject({ http: 200, data: { state: 'locked' } });
  });

  it('Abuse: withdraws no change of that person', async () => {
    const emiratesId = aNumber();
    const reviewer = (of: Partial<User>) =>
      signIn({ roles: ['PayerAdmin'], facility: null, payerId: pearl, stored: { passwordHash, ...of } });
    const [maker, thief, own] = await Promise.all([
      reviewer({ emiratesId }),
      reviewer({ emiratesId: null }),
      reviewer({ emiratesId }),
    ]);
    await claim(thief, emiratesId);
    const rule = await waitingRule(maker);
    const withdraw = (as: SignedIn) => moveRule(as, 'withdrawAuthorizationRuleChange', rule);
    expect(await withdraw(thief)).toMatchObject({ http: 403 });
    expect(await withdraw(own)).toMatchObject({ http: 200 });
  });
});

describe('a name that a person types', () => {
  const rename = async (as: SignedIn, firstName: string, lastName: string, currentPassword = password) => {
    const { version } = await stored(as);
    const body = { firstName, lastName, mobileNumber: null, areShortcutsOn: true, version, currentPassword };
    return callApi(manage, manageApi.endpoints.updateUserDetails, { as, body });
  };

  it('REQ-PROFILE-28 is taken with the password, and other details without it', async () => {
    const as = await somebody();
    expect(await rename(as, 'Renamed', 'Falak', 'Wrong-Horse_7')).toMatchObject(
      refused('wrongPassword', 'currentPassword'),
    );
    expect(await rename(as, 'Renamed', 'Falak')).toMatchObject({ status: 1 });
    expect(await rename(as, 'Renamed', 'Falak', '')).toMatchObject({ status: 1 });
  });

  it.each([
    ['as it is', 'Qamar', 'Colleague'],
    ['in the other order and other letters', 'COLLEAGUE', 'qamar'],
  ])('Abuse: is not that of a colleague, %s', async (_how, firstName, lastName) => {
    await somebody({ firstName: 'Qamar', lastName: 'Colleague' });
    const as = await somebody();
    expect(await rename(as, firstName, lastName)).toMatchObject(refused('nameOfColleague', 'firstName'));
    const elsewhere = await person(await aStoredClinic(store), 'Eligibility', { passwordHash, clinicianLicense: null });
    expect(await rename(elsewhere, firstName, lastName)).toMatchObject({ status: 1 });
  });
});

describe('the list of changes in the audit view', () => {
  it('has who changed a number or a name, and the proposals of that person beside it', async () => {
    const as = await signIn({
      roles: ['PayerAdmin'],
      facility: null,
      payerId: pearl,
      stored: { passwordHash, emiratesId: null },
    });
    const [emiratesId, calm] = [
      aNumber(),
      await signIn({ roles: ['PayerAdmin'], facility: null, payerId: pearl, stored: { emiratesId: null } }),
    ];
    await claim(as, emiratesId);
    await waitingRule(as);
    await waitingRule(calm);
    const portal = await signIn({ roles: ['SuperAdmin'], facility: null });
    const { data } = await callApi(auditTrail, auditTrailApi.endpoints.searchAuditEntries, {
      as: portal,
      body: { ...identityTrail, take: 100 },
    });
    const actions = (of: SignedIn) =>
      data?.items.filter(({ actor }) => actor?.id === of.user.userId).map(({ action }) => action);
    expect(actions(as)).toEqual(
      expect.arrayContaining(['user.updateEmiratesId', 'authorizationRule.add', 'authorizationRule.sendForApproval']),
    );
    expect(actions(calm)).toEqual([]);
  });
});

describe('an account of an older release', () => {
  it('has its typed number on record, which decides as before and which a claim does not replace', async () => {
    const as = await somebody({ emiratesId: aNumber() });
    const { emiratesIdClaim, identityChangedAt } = await stored(as);
    expect({ emiratesIdClaim, identityChangedAt }).toEqual({ emiratesIdClaim: null, identityChangedAt: null });
    expect(await claim(as, aNumber())).toMatchObject(refused('emiratesIdOnRecord'));
  });
});
