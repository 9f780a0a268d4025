import { beforeEach, describe, expect, it } from 'vitest';
import { changeUser, findUserByName, getUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { userImport } from '../../functions/user/sheet/userImport.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { csvOf } from '../support/csv.ts';
import { importsOf } from '../support/imports.ts';
import { dyingAt } from '../support/jobs.ts';
import { postman } from '../support/outbox.ts';
import { aRegisteredLicense, aStoredClinic, aTeam, people, person } from '../support/people.ts';

const { store, messages } = await startBackend();
const deliver = postman(messages);
// Mails of the tests before, which nobody has looked at.
beforeEach(async () => void (await deliver()));
const { imported, sent, checked, commit, worked, view, wrongRows, undone } = importsOf('users', { users: userImport });

const heads = ['Email', 'First name', 'Last name', 'Mobile number', 'Emirates ID', 'Facility licences', 'Roles'];
const lines = (...rows: (readonly string[])[]) => csvOf(heads, ...rows);
let made = 0;
/** The row of somebody new; all invented. */
function aRow(changes: Partial<Record<'email' | 'first' | 'mobile' | 'eid' | 'facility' | 'roles', string>> = {}) {
  made += 1;
  const { email = `sheet-${made}@clinic.example`, first = 'Noor', mobile = '', eid = '' } = changes;
  const { facility = '', roles = 'Standard; Eligibility' } = changes;
  return [email, first, 'Invented', mobile, eid, facility, roles] as const;
}
const userOf = (email: string) => findUserByName(store, email);
/** Brings and checks a sheet, and answers what is wrong with its rows. */
async function wrongIn(as: SignedIn, ...rows: (readonly string[])[]): Promise<Record<number, string[]>> {
  const importId = await sent(as, 'users.csv', lines(...rows));
  await checked(as, importId);
  return wrongRows(as, importId);
}

describe('people by a sheet', () => {
  it('are added with an invitation and no password that anybody knows, at the facility of the sheet', async () => {
    const { clinic, admin } = await aTeam(store);
    const row = aRow({ mobile: '0501234567', roles: 'Standard, Eligibility' });
    expect(await imported(admin, lines(row))).toMatchObject({ state: 'done', written: { added: 1, wrong: 0 } });
    expect(await userOf(row[0])).toMatchObject({
      facilityIds: [clinic.facilityId],
      currentFacilityId: clinic.facilityId,
      roles: ['Standard', 'Eligibility'],
      mobileNumber: '+971-50-123-4567',
      addedBy: admin.user.userId,
      temporaryPasswordExpiresAt: null,
      isEmailConfirmationRequired: true,
    });
    expect((await people(admin).search({ text: 'noor' })).data?.items).toMatchObject([{ username: row[0] }]);
    const [mail] = await deliver();
    expect(mail?.to).toBe(row[0]);
    expect(mail?.text).toContain('Forgot password');
    const { userId = '' } = (await userOf(row[0])) ?? {};
    expect(await auditsOf(store, `USER#${userId}`)).toMatchObject([
      { action: 'user.add', outcome: 'success', actor: admin.user.userId },
    ]);
  });

  it('are changed by what the sheet names: roles and facilities are added, nothing is taken away, sessions end', async () => {
    const second = await aStoredClinic(store);
    const clinic = await aStoredClinic(store);
    const facilityIds = [clinic.facilityId, second.facilityId];
    const admin = await person(clinic, 'FacilityGroupAdmin', { facilityIds });
    const colleague = await person(clinic, ['Standard', 'VaccinePCR']);
    const { userName, userId } = colleague.user;
    const done = await imported(
      admin,
      csvOf(
        ['Email', 'Mobile', 'Roles', 'Facility licence'],
        [userName, '0501112223', 'Eligibility', second.facilityLicense],
      ),
    );
    expect(done.written).toEqual({ added: 0, changed: 1, same: 0, wrong: 0 });
    expect(await getUser(store, userId)).toMatchObject({
      mobileNumber: '+971-50-111-2223',
      roles: ['Standard', 'VaccinePCR', 'Eligibility'],
      facilityIds: expect.arrayContaining(facilityIds),
    });
    expect((await people(colleague).search()).http).toBe(401);
    const again = csvOf(['Email', 'Mobile', 'Roles'], [userName, '0501112223', 'Eligibility']);
    expect((await imported(admin, again)).written).toEqual({ added: 0, changed: 0, same: 1, wrong: 0 });
  });

  it('have a licence only as the register has it', async () => {
    const { clinic, admin } = await aTeam(store);
    await aRegisteredLicense(store, clinic, { fullName: 'Noor Invented', licenseNo: 'gd-s-1' });
    const sheet = (email: string, first: string) =>
      csvOf(
        ['Email', 'First name', 'Last name', 'Roles', 'Clinician licence'],
        [email, first, 'Invented', 'Eligibility', 'GD-S-1'],
      );
    const importId = await sent(admin, 'users.csv', sheet('other-sheet@clinic.example', 'Other'));
    await checked(admin, importId);
    expect(await wrongRows(admin, importId)).toEqual({ 2: ['clinicianLicence:licenceNotRegistered'] });
    await imported(admin, sheet('right-sheet@clinic.example', 'Noor'));
    expect(await userOf('right-sheet@clinic.example')).toMatchObject({ clinicianLicense: 'gd-s-1' });
  });

  it('are placed everywhere, with every role, by super and setup administrators', async () => {
    const clinic = await aStoredClinic(store);
    const boss = await person(null, 'SuperAdmin');
    const setup = await person(null, 'SetupAdmin');
    const [one, other] = [
      aRow({ facility: clinic.facilityLicense, roles: 'SetupAdmin' }),
      aRow({ facility: clinic.facilityLicense, roles: 'ProviderAdmin' }),
    ];
    expect((await imported(boss, lines(one))).written).toMatchObject({ added: 1 });
    expect((await imported(setup, lines(other))).written).toMatchObject({ added: 1 });
    expect(await userOf(other[0])).toMatchObject({ roles: ['ProviderAdmin'], facilityIds: [clinic.facilityId] });
    // What the portal's people bring is theirs together, and no facility's.
    const { admin } = await aTeam(store);
    const listed = (as: SignedIn) =>
      callApi(handler, sheetImportApi.endpoints.getImports, { as, query: { kind: 'users', take: 10 } });
    expect((await listed(setup)).data?.items.length).toBeGreaterThan(1);
    expect((await listed(admin)).data?.items).toEqual([]);
  });

  it('need a name and a role when they are new', async () => {
    const { admin } = await aTeam(store);
    expect(await wrongIn(admin, ['bare@clinic.example', '', '', '', '', '', ''])).toEqual({
      2: ['firstName:required', 'lastName:required', 'roles:required'],
    });
  });

  it('are removed whole by an undo as long as they were not used, and get back what a sheet changed', async () => {
    const { admin, colleague } = await aTeam(store);
    const [unused, used] = [aRow(), aRow()];
    const changed = [colleague.user.userName, '', '', '', '', '', 'VaccinePCR'];
    const { importId } = await imported(admin, lines(unused, used, changed));
    const inUse = await userOf(used[0]);
    if (!inUse) throw new Error('Not added');
    await changeUser(store, inUse, { passwordChangedAt: '2026-03-01T08:00:00.000Z' });
    expect(await undone(admin, importId)).toMatchObject({ state: 'undone', undone: { reverted: 2, kept: 1 } });
    expect(await userOf(unused[0])).toBeNull();
    expect(await userOf(used[0])).not.toBeNull();
    expect(await getUser(store, colleague.user.userId)).toMatchObject({ roles: ['Eligibility'] });
    const found = (await people(admin).search({ text: 'noor' })).data?.items.map(({ username }) => username);
    expect(found).toEqual([used[0]]);
    // The address is free again.
    expect((await imported(admin, lines(unused))).written).toMatchObject({ added: 1 });
  });

  it('are added once, however often a worker dies', async () => {
    for (const [write, isAfter] of [
      [3, true],
      [5, true],
      [5, false],
    ] as const) {
      const { admin } = await aTeam(store);
      const rows = [aRow(), aRow(), aRow()];
      const importId = await sent(admin, 'users.csv', lines(...rows));
      await checked(admin, importId);
      await commit(admin, importId);
      await worked(importId, dyingAt(wiring, write, isAfter)).catch(() => undefined);
      passMinutes(2);
      if ((await view(admin, importId)).state === 'committing') await worked(importId);
      expect(await view(admin, importId)).toMatchObject({ state: 'done', written: { added: 3, wrong: 0 } });
      for (const [email] of rows) expect(await userOf(email)).toMatchObject({ version: 1 });
    }
  });
});

describe('a sheet of people that asks for more than it may', () => {
  it('tells nobody whether an address has an account elsewhere, gives it nothing, and tells its holder once', async () => {
    // In the middle of a day: a holder is told once a day.
    setClock('2026-03-01T08:00:00.000Z');
    const { admin } = await aTeam(store);
    const elsewhere = await person(await aStoredClinic(store), 'Eligibility');
    await deliver();
    const rows = [
      aRow({ email: elsewhere.user.userName.toUpperCase(), roles: 'ProviderAdmin' }),
      aRow({ roles: 'ProviderAdmin' }),
    ];
    const importId = await sent(admin, 'users.csv', lines(...rows));
    expect(await checked(admin, importId)).toMatchObject({ checked: { new: 2, wrong: 0, changed: 0, same: 0 } });
    await commit(admin, importId);
    await worked(importId);
    expect(await view(admin, importId)).toMatchObject({ written: { added: 2, changed: 0, same: 0, wrong: 0 } });
    expect(await wrongRows(admin, importId)).toEqual({});
    expect(await getUser(store, elsewhere.user.userId)).toMatchObject({ roles: ['Eligibility'], version: 1 });
    const told = (await deliver()).filter(({ to }) => to === elsewhere.user.userName);
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('You have an account already')]);
    await imported(admin, lines(rows[0] ?? []));
    expect(await deliver()).toEqual([]);
    // An undo tells as little, and takes nothing from them.
    expect(await undone(admin, importId)).toMatchObject({ undone: { reverted: 2, kept: 0 } });
    expect(await getUser(store, elsewhere.user.userId)).not.toBeNull();
  });

  it('answers a facility of others like one that there is not', async () => {
    const { admin } = await aTeam(store);
    const others = await aStoredClinic(store);
    expect(
      await wrongIn(admin, aRow({ facility: others.facilityLicense }), aRow({ facility: 'NO-SUCH-CLINIC' })),
    ).toEqual({ 2: ['facilities:facilityNotYours'], 3: ['facilities:facilityNotYours'] });
  });

  it('raises nobody’s rights above what its bringer may give, least of all their own', async () => {
    const { clinic, admin } = await aTeam(store);
    const own = '784199012345676';
    const twice = await person(clinic, ['ProviderAdmin', 'Eligibility'], { emiratesId: own });
    const boss = await person(clinic, 'SuperAdmin');
    expect(await wrongIn(admin, [admin.user.userName, '', '', '', '', '', 'VaccinePCR'])).toEqual({
      2: ['null:ownAccount'],
    });
    // By a second account with their own card.
    expect(await wrongIn(twice, aRow({ eid: own, roles: 'VaccinePCR' }))).toEqual({ 2: ['emiratesId:ownAccount'] });
    expect(await wrongIn(admin, aRow({ roles: 'SuperAdmin' }), aRow({ roles: 'Standard; SetupAdmin' }))).toEqual({
      2: ['roles:roleNotYours'],
      3: ['roles:roleNotYours'],
    });
    expect(await wrongIn(admin, [boss.user.userName, '', '', '0501234567', '', '', ''])).toEqual({
      2: ['null:personNotYours'],
    });
    expect(await auditsOf(store, `USER#${admin.user.userId}`)).toMatchObject([
      { action: 'user.change', outcome: 'ownChange' },
    ]);
    expect(await auditsOf(store, `USER#${boss.user.userId}`)).toMatchObject([
      { action: 'user.change', outcome: 'notAllowed' },
    ]);
  });

  it('gives no roles that must not meet, also not by two spellings of one person', async () => {
    const { clinic, admin } = await aTeam(store);
    const eid = '784198500000017';
    const prescriber = await person(clinic, 'MedicalProvider');
    expect(
      await wrongIn(
        admin,
        aRow({ roles: 'MedicalProvider; Pharmacy' }),
        [prescriber.user.userName, '', '', '', '', '', 'Pharmacy'],
        aRow({ email: 'two@clinic.example', eid, roles: 'MedicalProvider' }),
        aRow({ email: 'TWO@clinic.example', roles: 'Pharmacy' }),
        aRow({ eid: '784-1985-0000001-7', roles: 'Pharmacy' }),
      ),
    ).toEqual({
      2: ['roles:rolesMustNotMeet'],
      3: ['roles:rolesMustNotMeet'],
      5: ['null:twiceInFile'],
      6: ['emiratesId:twiceInFile'],
    });
  });

  it('carries no formula and no link', async () => {
    const { admin } = await aTeam(store);
    expect(
      await wrongIn(
        admin,
        aRow({ first: '=HYPERLINK(0)' }),
        aRow({ first: 'https://evil.example' }),
        aRow({ email: '=1+1' }),
      ),
    ).toEqual({ 2: ['firstName:formula'], 3: ['firstName:name'], 4: ['email:formula'] });
  });

  it('is refused to those who administer nobody', async () => {
    const facility = await person(await aStoredClinic(store), 'Eligibility');
    const body = { kind: 'users', fileName: 'a.csv', bytes: 10, language: 'en' as const };
    const begun = await callApi(handler, sheetImportApi.endpoints.beginImport, { as: facility, body });
    expect(begun.http).toBe(403);
  });
});

describe('what was brought with a right that is gone', () => {
  const taken: readonly (readonly [string, object])[] = [
    ['the role', { roles: ['Standard'] }],
    ['the account', { access: 'removed' }],
    ['the lock', { isLocked: true }],
    ['the facility', { facilityIds: [] }],
  ];
  it.each(taken)('is not written (%s)', async (_, changes) => {
    const { admin } = await aTeam(store);
    const row = aRow();
    const importId = await sent(admin, 'users.csv', lines(row));
    await checked(admin, importId);
    await commit(admin, importId);
    const stored = await getUser(store, admin.user.userId);
    if (!stored) throw new Error('No administrator');
    await changeUser(store, stored, changes);
    await worked(importId);
    expect(await userOf(row[0])).toBeNull();
    const colleague = await person((await aTeam(store)).clinic, 'SuperAdmin');
    expect(colleague.user.userId).not.toBe(admin.user.userId);
  });

  it('is written with the rights of the one who has it written, who may have fewer', async () => {
    const clinic = await aStoredClinic(store);
    const group = await person(clinic, 'FacilityGroupAdmin');
    const admin = await person(clinic, 'ProviderAdmin');
    const row = aRow({ roles: 'FacilityGroupAdmin' });
    const importId = await sent(group, 'users.csv', lines(row));
    expect(await checked(group, importId)).toMatchObject({ checked: { new: 1, wrong: 0 } });
    await commit(admin, importId);
    await worked(importId);
    expect(await view(admin, importId)).toMatchObject({ written: { added: 0, wrong: 1 } });
    expect(await userOf(row[0])).toBeNull();
  });
});
