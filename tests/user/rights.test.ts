import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { getUser } from '../../functions/_data/user/user.ts';
import { handler as account } from '../../functions/account/index.ts';
import { handler as job } from '../../functions/job/index.ts';
import { givableRoles } from '../../shared/_field/givenRoles.ts';
import { conflictOf, rolePairs } from '../../shared/_field/rolePairs.ts';
import { roles } from '../../shared/_field/roles.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { signInByPassword, somebody } from '../secondFactor/support/secondFactors.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { started, work } from '../support/jobs.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { postman } from '../support/outbox.ts';
import { aStoredClinic, aTeam, people, person } from '../support/people.ts';
import { aLine, csvOf } from '../support/registerFiles.ts';

const { store, messages } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const deliver = postman(messages);
const sessionOf = (as: SignedIn) => callApi(account, accountApi.endpoints.getSession, { as });
const namesOf = (held: readonly { role: string }[] | null | undefined) => held?.map(({ role }) => role);

describe('roles', () => {
  it('REQ-USERS-23 REQ-USERS-27 are given and listed with who gave them; the sessions that knew less end', async () => {
    const { admin, colleague, userId } = await aTeam(store);
    expect((await people(admin).give(userId, 'VaccinePCR')).http).toBe(200);
    expect((await people(admin).roles(userId)).data).toMatchObject([
      { role: 'Eligibility', givenBy: null },
      { role: 'VaccinePCR', endsAt: null, givenBy: admin.user.displayName },
    ]);
    expect((await sessionOf(colleague)).http).toBe(401);
    expect(kindsOf(await toldTo(store, colleague.user))).toEqual(['rightsChanged']);
    const entry = (await auditsOf(store, `USER#${userId}`)).at(-1);
    expect(entry).toMatchObject({
      action: 'user.addRole',
      actor: admin.user.userId,
      before: { roles: ['Eligibility'] },
      after: { roles: ['Eligibility', 'VaccinePCR'] },
    });
  });

  it('REQ-USERS-24 are taken away, at once', async () => {
    const { admin, colleague, userId } = await aTeam(store);
    expect(namesOf((await people(admin).take(userId, 'Eligibility')).data)).toEqual([]);
    expect((await sessionOf(colleague)).http).toBe(401);
    expect((await getUser(store, userId))?.roles).toEqual([]);
  });

  it('REQ-USERS-26 to add are those that the caller may give and the user has not, with what stands in their way', async () => {
    const { clinic, admin } = await aTeam(store);
    const dispenser = await person(clinic, ['Standard', 'Pharmacy']);
    const { data } = await people(admin).rolesToAdd(dispenser.user.userId);
    const wanted = givableRoles(['ProviderAdmin']).filter((role) => role !== 'Standard' && role !== 'Pharmacy');
    expect(namesOf(data)).toEqual(wanted);
    expect(data?.find(({ role }) => role === 'MedicalProvider')?.conflict).toEqual({
      role: 'Pharmacy',
      because: 'prescribesAndDispenses',
    });
    expect(data?.find(({ role }) => role === 'VaccinePCR')?.conflict).toBeNull();
    const boss = await person(null, 'SuperAdmin');
    expect((await people(boss).rolesToAdd(dispenser.user.userId)).data).toHaveLength(roles.length - 2);
  });

  it.each(rolePairs)('$roles must not meet in one person', ({ roles: [one, other], because }) => {
    expect(conflictOf([one], other)).toEqual({ role: one, because });
    expect(conflictOf(['Standard', other], one)).toEqual({ role: other, because });
    expect(conflictOf([one], 'VaccinePCR')).toBeNull();
  });

  it('that must not meet are refused when the second is given, by any account of the person', async () => {
    const { clinic, admin } = await aTeam(store);
    const emiratesId = '784199012345676';
    const [one, other] = [
      await person(clinic, 'MedicalProvider', { emiratesId }),
      await person(clinic, 'VaccinePCR', { emiratesId }),
    ];
    for (const { user } of [one, other]) {
      const refused = await people(admin).give(user.userId, 'Pharmacy');
      expect(refused).toMatchObject({
        http: 409,
        errors: [{ code: 'rolesMustNotMeet', values: { other: 'MedicalProvider' } }],
      });
      expect((await people(admin).lend(user.userId, 'Pharmacy', inMinutes(30))).http).toBe(409);
    }
    const added = await people(admin).add({ facilityIds: [clinic.facilityId], emiratesId, roles: ['Pharmacy'] });
    expect(added.http).toBe(409);
  });
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('a temporary right', () => {
  it('ends by itself: in a session that began before, in the list of roles, and in what its holder may do to others', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { clinic, admin, userId: otherId } = await aTeam(store);
    const group = await person(clinic, 'FacilityGroupAdmin');
    const deputy = await somebody(['Eligibility'], { facility: clinic, stored: { emiratesId: null } });
    const lent = await people(group).lend(deputy.user.userId, 'ProviderAdmin', '2026-03-01T08:20:00.000Z');
    expect(lent.data?.at(-1)).toMatchObject({ role: 'ProviderAdmin', endsAt: '2026-03-01T08:20:00.000Z' });
    const session = await signInByPassword(deputy);
    expect((await people(session).logOut(otherId)).http).toBe(200);
    passMinutes(21);
    expect((await people(session).logOut(otherId)).http).toBe(403);
    expect((await sessionOf(session)).data?.roles).toEqual(['Eligibility']);
    expect(namesOf((await people(admin).roles(deputy.user.userId)).data)).toEqual(['Eligibility']);
    const again = await signInByPassword(deputy);
    expect((await people(again).search()).http).toBe(403);
    await deliver();
  });

  it('is no way to rights without an end: its holder gives and takes no roles, and does not reach a super admin', async () => {
    const { userId, clinic } = await aTeam(store);
    const boss = await person(null, 'SuperAdmin');
    const deputy = await somebody(['Eligibility'], { facility: clinic, stored: { emiratesId: null } });
    for (const role of ['ProviderAdmin', 'SuperAdmin'] as const)
      expect((await people(boss).lend(deputy.user.userId, role, inMinutes(30))).http).toBe(200);
    const session = await signInByPassword(deputy);
    expect((await people(session).give(userId, 'VaccinePCR')).http).toBe(403);
    expect((await people(session).take(userId, 'Eligibility')).http).toBe(403);
    expect((await people(session).add({ facilityIds: [clinic.facilityId] })).http).toBe(403);
    for (const act of ['lock', 'remove', 'logOut'] as const)
      expect((await people(session)[act](boss.user.userId)).http).toBe(403);
  });

  it('ends in the future and within a year, and an earlier one of the role is replaced', async () => {
    const { admin, userId } = await aTeam(store);
    expect((await people(admin).lend(userId, 'VaccinePCR', inMinutes(-1))).errors).toMatchObject([
      { code: 'endsInPast' },
    ]);
    expect((await people(admin).lend(userId, 'VaccinePCR', inMinutes(400 * 1440))).errors).toMatchObject([
      { code: 'endsTooLate' },
    ]);
    await people(admin).lend(userId, 'VaccinePCR', inMinutes(30));
    const longer = inMinutes(90);
    expect((await people(admin).lend(userId, 'VaccinePCR', longer)).data).toMatchObject([
      { role: 'Eligibility' },
      { endsAt: longer },
    ]);
    expect(namesOf((await people(admin).take(userId, 'VaccinePCR')).data)).toEqual(['Eligibility']);
  });
});

describe('why somebody may do something', () => {
  it('is told for each role: given by whom, temporary, of the facility, or everybody’s', async () => {
    const clinic = await aStoredClinic(store, { facilityRoles: ['ClaimDashboard'] });
    const admin = await person(clinic, 'ProviderAdmin');
    const { user } = await person(clinic, 'Eligibility');
    await people(admin).give(user.userId, 'VaccinePCR');
    await people(admin).lend(user.userId, 'HomeCare', inMinutes(30));
    const { data } = await people(admin).rights(user.userId);
    const right = (role: string) => data?.find((each) => each.role === role);
    expect(right('Eligibility')?.sources).toMatchObject([{ kind: 'given', givenBy: null }]);
    expect(right('VaccinePCR')).toMatchObject({
      sources: [{ kind: 'given', givenBy: 'Sara Invented' }],
      opens: ['vaccinePcr'],
    });
    expect(right('HomeCare')?.sources).toMatchObject([{ kind: 'temporary', reason: 'Covers a colleague.' }]);
    expect(right('ClaimDashboard')?.sources).toMatchObject([{ kind: 'facility', facilityName: clinic.facilityName }]);
    expect(right('Standard')?.sources).toMatchObject([{ kind: 'everybody' }]);
    expect(right('SuperAdmin')).toBeUndefined();
    await people(admin).lock(user.userId);
    expect((await people(admin).rights(user.userId)).data).toEqual([]);
    await deliver();
  });
});

describe('a user’s history', () => {
  it('tells what was done, by whom, before and after, and who was refused', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { clinic, admin, userId } = await aTeam(store);
    await people(admin).give(userId, 'VaccinePCR');
    passMinutes(1);
    await people(admin).give(userId, 'SuperAdmin');
    const reader = await person(clinic, 'ProviderAdmin');
    const { data } = await people(reader).history(userId);
    expect(data?.items).toMatchObject([
      { action: 'user.addRole', outcome: 'notAllowed', byName: 'Sara Invented', after: null },
      { action: 'user.addRole', outcome: 'success', before: { roles: ['Eligibility'] }, isOwn: false },
    ]);
    const stranger = await person(await aStoredClinic(store), 'ProviderAdmin');
    expect((await people(stranger).history(userId)).http).toBe(404);
  });
});

describe('an administrator who wants more', () => {
  it('raises nobody beyond the rights they may give, and not themselves by any account', async () => {
    const { clinic, admin, userId } = await aTeam(store);
    for (const role of ['SuperAdmin', 'SetupAdmin', 'FacilityGroupAdmin', 'ErrorLog'] as const) {
      expect((await people(admin).give(userId, role)).http).toBe(403);
      expect((await people(admin).lend(userId, role, inMinutes(30))).http).toBe(403);
    }
    expect((await people(admin).give(admin.user.userId, 'VaccinePCR')).errors).toMatchObject([{ code: 'ownChange' }]);
    const emiratesId = '784199012345676';
    const owner = await person(clinic, 'ProviderAdmin', { emiratesId });
    const second = await person(clinic, 'Eligibility', { emiratesId });
    for (const act of ['lock', 'unlock', 'remove', 'logOut'] as const)
      expect((await people(owner)[act](second.user.userId)).http).toBe(409);
    expect((await people(owner).give(second.user.userId, 'VaccinePCR')).http).toBe(409);
    const third = await people(owner).add({ facilityIds: [clinic.facilityId], emiratesId });
    expect(third.errors).toMatchObject([{ code: 'ownChange', field: 'emiratesId' }]);
    expect((await auditsOf(store, `USER#${second.user.userId}`)).every(({ outcome }) => outcome === 'ownChange')).toBe(
      true,
    );
  });

  it('does not touch a colleague whose rights they could not give, nor one who works elsewhere too', async () => {
    const [clinic, elsewhere] = [await aStoredClinic(store), await aStoredClinic(store)];
    const admin = await person(clinic, 'ProviderAdmin');
    const both = { facilityIds: [clinic.facilityId, elsewhere.facilityId] };
    for (const target of [await person(clinic, 'FacilityGroupAdmin'), await person(clinic, 'Eligibility', both)]) {
      const { userId } = target.user;
      const before = await getUser(store, userId);
      for (const act of ['lock', 'unlock', 'remove', 'logOut', 'restore'] as const)
        expect((await people(admin)[act](userId)).http, act).toBe(403);
      expect((await people(admin).give(userId, 'VaccinePCR')).http).toBe(403);
      expect((await people(admin).change(userId, { firstName: 'Else' })).http).toBe(403);
      expect(await getUser(store, userId)).toEqual(before);
      // They are seen, without the other facility.
      const { data } = await people(admin).record(userId);
      expect(data).toMatchObject({ isChangeable: false, facilities: [{ facilityId: clinic.facilityId }] });
    }
  });

  it('cannot leave the portal without a super admin: two who take each other’s right at once leave one', async () => {
    const [one, other] = [await person(null, 'SuperAdmin'), await person(null, 'SuperAdmin')];
    expect((await people(one).take(one.user.userId, 'SuperAdmin')).http).toBe(409);
    for (const act of ['remove', 'lock'] as const) expect((await people(one)[act](one.user.userId)).http).toBe(409);
    await Promise.all([
      people(one).take(other.user.userId, 'SuperAdmin'),
      people(other).take(one.user.userId, 'SuperAdmin'),
    ]);
    const left = await Promise.all([one, other].map(({ user }) => getUser(store, user.userId)));
    expect(left.filter((user) => user?.roles.includes('SuperAdmin'))).toHaveLength(1);
  });

  it('is a setup administrator at most of the people of facilities', async () => {
    const { userId } = await aTeam(store);
    const setup = await person(null, 'SetupAdmin');
    const [boss, payers] = [await person(null, 'SuperAdmin'), await person(null, 'PayerAdmin', { payerId: 102 })];
    expect((await people(setup).give(userId, 'ProviderAdmin')).http).toBe(200);
    expect((await people(setup).give(userId, 'SetupAdmin')).http).toBe(403);
    for (const { user } of [boss, payers]) expect((await people(setup).lock(user.userId)).http).toBe(403);
  });

  it('keeps no file beyond a temporary right: its address ends with the right', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const endsAt = inMinutes(2);
    const lent = {
      role: 'PayerAdmin' as const,
      endsAt,
      givenAt: inMinutes(-9),
      givenBy: 'A colleague',
      reason: 'Cover.',
    };
    const as = await signIn({
      roles: ['InsurerUser'],
      facility: null,
      payerId: 102,
      stored: { temporaryRoles: [lent] },
    });
    const jobId = await started(as, 'members.csv', csvOf([aLine({ BirthDate: 'never' })]));
    await work(jobId);
    const address = () => callApi(job, jobApi.endpoints.getJobFile, { as, query: { jobId, file: 'report' } });
    expect((await address()).data?.expiresAt).toBe(endsAt);
    passMinutes(3);
    expect((await address()).http).toBe(403);
    expect((await callApi(job, jobApi.endpoints.beginUpload, { as, body: upload })).http).toBe(403);
  });
});

const upload = { kind: 'memberRegister', fileName: 'members.csv', bytes: 10 } as const;

it('people without the right are refused, and the attempt is on record', async () => {
  const { colleague, userId } = await aTeam(store);
  expect((await people(colleague).lock(userId)).http).toBe(403);
  const written = await store.send(new ScanCommand({ TableName: process.env.AUDIT_TABLE }));
  const entry = written.Items?.find(({ action, actor }) => action === 'user.lock' && actor === userId);
  expect(entry).toMatchObject({ outcome: 'notAllowed' });
});
