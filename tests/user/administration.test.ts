import { beforeEach, describe, expect, it } from 'vitest';
import { readUses } from '../../functions/_data/lookupList/entryUse.ts';
import { getUser } from '../../functions/_data/user/user.ts';
import { handler as account } from '../../functions/account/index.ts';
import { handler as lookupLists } from '../../functions/lookupList/index.ts';
import { handler } from '../../functions/user/index.ts';
import { groupTypes } from '../../shared/_field/lookupLists/portal.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { lookupListApi } from '../../shared/lookupList/routes.ts';
import { userApi } from '../../shared/user/routes.ts';
import { addPasskey, rightPassword, signInByPassword, somebody } from '../secondFactor/support/secondFactors.ts';
import { callApi, passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { storeGroups } from '../support/keptGroups.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { postman } from '../support/outbox.ts';
import { aRegisteredLicense, aStoredClinic, aTeam, people, person } from '../support/people.ts';

const { store, messages, logLines } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const { groupOwnerIds: owners, subGroupIds: groups } = await storeGroups(store);
const usesOf = async (list: 'groupOwners' | 'subGroups', id: number) => (await readUses(store, list)).get(id);
const deliver = postman(messages);
// Mails of the tests before, which nobody has looked at.
beforeEach(async () => void (await deliver()));
const { endpoints } = userApi;
const sessionOf = (as: SignedIn) => callApi(account, accountApi.endpoints.getSession, { as });
const signInWith = (userName: string, password: string) =>
  callApi(account, accountApi.endpoints.login, { query: {}, body: { userName, password } });

describe('a new user', () => {
  it('REQ-USERS-11 REQ-USERS-34 gets a generated password, shown once, that opens the account for one sign-in', async () => {
    const { clinic, admin } = await aTeam(store);
    const { http, data } = await people(admin).add({
      userName: 'noor@clinic.example',
      facilityIds: [clinic.facilityId],
    });
    expect(http).toBe(200);
    const password = data?.temporaryPassword ?? '';
    expect(password).toMatch(/^[A-Z]{5}\d[$@!%*_#?&][a-z]{2}$/);
    expect(await getUser(store, data?.user.id ?? '')).toMatchObject({
      facilityIds: [clinic.facilityId],
      roles: ['Standard', 'Eligibility'],
      addedBy: admin.user.userId,
    });
    expect((await signInWith('noor@clinic.example', password)).data?.pendingSteps).toContain('changePassword');
    expect((await signInWith('noor@clinic.example', password)).status).toBe(-5);
    const [mail] = await deliver();
    expect(mail?.to).toBe('noor@clinic.example');
    expect(JSON.stringify(mail) + logLines.join('')).not.toContain(password);
    expect(JSON.stringify(await auditsOf(store, `USER#${data?.user.id}`))).not.toContain(password);
  });

  it('has a name of their own, whatever its letters', async () => {
    const { clinic, admin, colleague } = await aTeam(store);
    const facilityIds = [clinic.facilityId];
    const again = await people(admin).add({ userName: colleague.user.userName.toUpperCase(), facilityIds });
    expect(again.errors).toMatchObject([{ code: 'userNameExists', field: 'userName' }]);
    expect((await people(admin).search({ text: 'noor' })).data?.items).toEqual([]);
    await deliver();
  });

  it('is placed at the administrator’s own facilities, with roles the administrator may give', async () => {
    const { clinic, admin } = await aTeam(store);
    const elsewhere = await aStoredClinic(store);
    const at = (facilityIds: string[], more = {}) => people(admin).add({ facilityIds, ...more });
    expect((await at([elsewhere.facilityId])).http).toBe(404);
    expect((await at([clinic.facilityId, 'no-such-clinic'])).http).toBe(404);
    expect((await at([])).http).toBe(400);
    expect((await at([clinic.facilityId], { roles: ['SuperAdmin'] })).http).toBe(403);
    expect((await at([clinic.facilityId], { groupOwnerIds: [999] })).http).toBe(404);
    const pair = await at([clinic.facilityId], { roles: ['MedicalProvider', 'Pharmacy'] });
    expect(pair).toMatchObject({ http: 409, errors: [{ code: 'rolesMustNotMeet' }] });
  });

  it('takes a licence only as the register has it for that name', async () => {
    const { clinic, admin } = await aTeam(store);
    const facilityIds = [clinic.facilityId];
    await aRegisteredLicense(store, clinic, { fullName: 'Noor Invented', licenseNo: 'GD-N-1' });
    const wrong = await people(admin).add({ facilityIds, firstName: 'Other', clinicianLicense: 'GD-N-1' });
    expect(wrong.errors).toMatchObject([{ code: 'clinicianNotFound' }]);
    const { data } = await people(admin).add({ facilityIds, clinicianLicense: 'gd-n-1' });
    expect(await getUser(store, data?.user.id ?? '')).toMatchObject({ clinicianLicense: 'GD-N-1' });
    await deliver();
  });
});

describe('one user', () => {
  it('REQ-USERS-17 REQ-MODEL-07 has id, user name, roles, group owners, sub groups, Emirates ID and licence', async () => {
    const { clinic, admin } = await aTeam(store);
    const [owner, group] = [owners[0] as number, groups[0] as number];
    const groupsHeld = { groupOwnerIds: [owner], subGroupIds: [group] };
    const stored = { emiratesId: '784199012345676', clinicianLicense: 'GD-77', ...groupsHeld };
    const { user } = await person(clinic, ['Standard', 'Eligibility'], stored);
    const { data } = await people(admin).record(user.userId);
    expect(data).toMatchObject({
      ...{ id: user.userId, username: user.userName, roles: ['Standard', 'Eligibility'], clinicianLicense: 'GD-77' },
      groupOwners: [{ id: owner, groupOwnerName: 'Noor Healthcare Group' }],
      subGroups: [{ id: group, groupName: 'Noor Clinics Abu Dhabi' }],
      emiratesIdEnding: '5676',
      facilities: [{ facilityId: clinic.facilityId }],
    });
    expect(JSON.stringify(data)).not.toContain('784199012345676');
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('REQ-USERS-18 is changed: name, mobile number, facilities and Emirates ID, but not what a card showed', async () => {
    const { clinic, admin, userId } = await aTeam(store);
    const done = await people(admin).change(userId, { firstName: 'Salma', emiratesId: '784-1990-1234567-6' });
    expect(done).toMatchObject({ http: 200, data: { fullName: 'Salma Invented', emiratesIdEnding: '5676' } });
    expect((await people(admin).search({ text: 'salma' })).data?.items).toMatchObject([{ id: userId }]);
    expect((await people(admin).search({ text: 'sara inv' })).data?.items.map(({ id }) => id)).not.toContain(userId);
    const other = await people(admin).change(userId, { emiratesId: '784198500000017' });
    expect(other).toMatchObject({ http: 200, data: { emiratesIdEnding: '0017' } });
    expect((await people(admin).change(userId, { version: 1 })).errors).toMatchObject([{ code: 'changedMeanwhile' }]);
    const proven = await person(clinic, 'Eligibility', { identityProvenAt: '2026-01-01T00:00:00.000Z' });
    const renamed = await people(admin).change(proven.user.userId, { lastName: 'Else' });
    expect(renamed.errors).toMatchObject([{ code: 'nameProven' }]);
    const numbered = await people(admin).change(proven.user.userId, { emiratesId: '784198500000017' });
    expect(numbered.errors).toMatchObject([{ code: 'emiratesIdKept' }]);
  });

  it('loses the sessions of a facility that is taken away', async () => {
    const [clinic, second] = [await aStoredClinic(store), await aStoredClinic(store)];
    const facilityIds = [clinic.facilityId, second.facilityId];
    const admin = await person(clinic, 'FacilityGroupAdmin', { facilityIds });
    const colleague = await person(clinic, 'Eligibility', { facilityIds });
    const { userId } = colleague.user;
    expect((await people(admin).change(userId, { facilityIds: [second.facilityId] })).http).toBe(200);
    expect((await sessionOf(colleague)).http).toBe(401);
    expect(await getUser(store, userId)).toMatchObject({ currentFacilityId: second.facilityId });
    expect((await people(admin).search()).data?.items.map(({ id }) => id)).not.toContain(userId);
  });

  it('REQ-USERS-21 takes the licence that the register has for them, which is one account’s, and gives it back', async () => {
    const { clinic, admin, userId } = await aTeam(store);
    await aRegisteredLicense(store, clinic, { fullName: 'Sara Invented', licenseNo: 'GD-S-1' });
    expect((await people(admin).license(userId, 'GD-OTHER')).errors).toMatchObject([
      { code: 'clinicianLicenseMismatch' },
    ]);
    expect((await people(admin).license(userId, 'GD-S-1')).data).toMatchObject({ clinicianLicense: 'GD-S-1' });
    const twin = await person(clinic, 'Eligibility');
    expect((await people(admin).license(twin.user.userId, 'GD-S-1')).errors).toMatchObject([{ code: 'licenseHeld' }]);
    expect((await people(admin).license(userId, null)).data).toMatchObject({ clinicianLicense: null });
    expect((await people(admin).license(twin.user.userId, 'GD-S-1')).http).toBe(200);
  });
});

describe('the lock', () => {
  it('REQ-USERS-13 REQ-USERS-14 ends every session within one request, refuses the next sign-in, and is taken off', async () => {
    const { clinic, admin } = await aTeam(store);
    const colleague = await somebody(['Eligibility'], { facility: clinic, stored: { emiratesId: null } });
    expect((await people(admin).lock(colleague.user.userId)).data).toMatchObject({ state: 'locked' });
    expect((await sessionOf(colleague)).http).toBe(401);
    expect((await signInWith(colleague.user.userName, rightPassword)).status).toBe(-3);
    expect((await deliver()).map(({ to }) => to)).toEqual([colleague.user.userName]);
    expect((await people(admin).unlock(colleague.user.userId)).data).toMatchObject({ state: 'open' });
    expect((await signInWith(colleague.user.userName, rightPassword)).status).toBe(1);
    expect(kindsOf(await toldTo(store, colleague.user))).toEqual(['accountChanged', 'accountChanged']);
  });

  it('REQ-USERS-15 a forced logout ends every session, a sign-in that still owes its second factor too', async () => {
    const { clinic, admin } = await aTeam(store);
    const colleague = await somebody(['Eligibility'], { facility: clinic, stored: { emiratesId: null } });
    await addPasskey(colleague);
    const pending = await signInByPassword(colleague);
    expect((await people(admin).logOut(colleague.user.userId)).data).toEqual({ ended: 2 });
    for (const as of [colleague, pending]) expect((await sessionOf(as)).http).toBe(401);
    expect((await sessionOf(admin)).http).toBe(200);
  });
});

describe('the removal of a user', () => {
  it.each(['removeUser', 'deleteUser'] as const)(
    'REQ-USERS-19 REQ-USERS-25 %s keeps the record, and is undone within ten minutes',
    async (name) => {
      setClock('2026-03-01T08:00:00.000Z');
      const { clinic, admin } = await aTeam(store);
      const colleague = await somebody(['Eligibility'], { facility: clinic, stored: { emiratesId: null } });
      const { userId, userName } = colleague.user;
      const before = await getUser(store, userId);
      const removed =
        name === 'removeUser'
          ? await people(admin).remove(userId)
          : await callApi(handler, endpoints.deleteUser, { as: admin, params: { id: userId } });
      const undoUntil = removed.data?.removal?.undoUntil ?? '';
      expect(Date.parse(undoUntil) - Date.parse(removed.data?.removal?.at ?? '')).toBe(600_000);
      expect((await sessionOf(colleague)).http).toBe(401);
      expect((await signInWith(userName, rightPassword)).errors).toMatchObject([{ code: 'accountRemoved' }]);
      expect((await people(admin).search()).data?.items.map(({ id }) => id)).not.toContain(userId);
      expect((await people(admin).search({ isRemoved: true })).data?.items).toMatchObject([{ id: userId }]);
      passMinutes(9);
      expect((await people(admin).restore(userId)).data).toMatchObject({ state: 'open' });
      const { version: _, ...after } = (await getUser(store, userId)) ?? { version: 0 };
      expect({ ...after, version: before?.version }).toEqual(before);
      expect((await signInWith(userName, rightPassword)).status).toBe(1);
      await deliver();
    },
  );

  it('is undone later by the portal’s administrators only', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { clinic, userId, admin } = await aTeam(store);
    await people(admin).remove(userId);
    passMinutes(11);
    // The administrator's session has gone on.
    const again = await person(clinic, 'ProviderAdmin');
    expect((await people(again).restore(userId)).errors).toMatchObject([{ code: 'undoOver' }]);
    const setup = await person(null, 'SetupAdmin');
    expect((await people(setup).restore(userId)).data).toMatchObject({ state: 'open' });
    await deliver();
  });

  it('leaves nothing open: the leaver’s passkey, pending sign-in and mailed codes open nothing', async () => {
    const { clinic, admin } = await aTeam(store);
    const leaver = await somebody(['Eligibility'], { facility: clinic, stored: { emiratesId: null } });
    await addPasskey(leaver);
    const pending = await signInByPassword(leaver);
    await callApi(account, accountApi.endpoints.forgotPassword, { body: { email: leaver.user.userName } });
    const [mail] = (await deliver()).filter(({ text }) => text.includes('resetCode='));
    await people(admin).remove(leaver.user.userId);
    for (const as of [leaver, pending]) expect((await sessionOf(as)).http).toBe(401);
    const code = /resetCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const next = 'Another-Horse_8';
    const reset = { email: leaver.user.userName, code, password: next, confirmPassword: next };
    await callApi(account, accountApi.endpoints.resetPassword, { body: reset });
    for (const password of [rightPassword, next])
      expect((await signInWith(leaver.user.userName, password)).data).toBeNull();
    await deliver();
  });

  it('strips nobody of their second factor by an undo', async () => {
    const { clinic, admin } = await aTeam(store);
    const colleague = await somebody(['Eligibility'], { facility: clinic, stored: { emiratesId: null } });
    await addPasskey(colleague);
    await people(admin).remove(colleague.user.userId);
    await people(admin).restore(colleague.user.userId);
    expect((await signInWith(colleague.user.userName, rightPassword)).data?.pendingSteps).toContain('secondFactor');
    await deliver();
  });
});

describe('groups', () => {
  it('REQ-MODEL-13 are of four types', () => {
    expect(groupTypes).toEqual({ GroupOwner: 1, SubGroup: 2, Multiple: 3, Single: 4 });
  });

  it('REQ-USERS-28 REQ-USERS-29 REQ-USERS-30 group owners are listed, given and taken away', async () => {
    const { admin, userId: userid } = await aTeam(store);
    const call = (name: 'addGroupOwnerToUser' | 'deleteGroupOwnerFromUser', groupownerid: number) =>
      callApi(handler, endpoints[name], { as: admin, query: { userid, groupownerid } });
    const listed = async () =>
      (await callApi(handler, endpoints.getGroupOwnersByUserId, { as: admin, query: { userid } })).data?.map(
        ({ id }) => id,
      );
    const [first, second] = owners as [number, number];
    expect((await call('addGroupOwnerToUser', second)).data).toMatchObject([
      { id: second, groupOwnerName: 'Oasis Medical Holding' },
    ]);
    await call('addGroupOwnerToUser', second);
    await call('addGroupOwnerToUser', first);
    expect(await listed()).toEqual([first, second]);
    expect(await usesOf('groupOwners', second)).toBe(1);
    expect((await call('addGroupOwnerToUser', 999)).http).toBe(404);
    expect((await call('deleteGroupOwnerFromUser', second)).data).toMatchObject([{ id: first }]);
    expect(await listed()).toEqual([first]);
    expect(await usesOf('groupOwners', second)).toBe(0);
  });

  it('REQ-USERS-31 REQ-USERS-32 REQ-USERS-33 sub groups are listed, given and taken away', async () => {
    const { admin, userId: userid } = await aTeam(store);
    const call = (name: 'addSubGroupToUser' | 'deleteSubGroupFromUser', subgroupid: number) =>
      callApi(handler, endpoints[name], { as: admin, query: { userid, subgroupid } });
    const listed = async () =>
      (await callApi(handler, endpoints.getSubGroupsByUserId, { as: admin, query: { userid } })).data?.map(
        ({ id }) => id,
      );
    const [first, second] = groups as [number, number];
    expect((await call('addSubGroupToUser', second)).data).toMatchObject([{ id: second, groupName: 'Noor Hospitals' }]);
    await call('addSubGroupToUser', first);
    expect(await listed()).toEqual([first, second]);
    expect((await call('addSubGroupToUser', 999)).http).toBe(404);
    expect((await call('deleteSubGroupFromUser', second)).data).toMatchObject([{ id: first }]);
    expect(await listed()).toEqual([first]);
  });

  it('are those that administrators keep: new ones only while active, and in use by a new account too', async () => {
    const { admin, clinic, userId: userid } = await aTeam(store);
    const setup = await person(null, 'SetupAdmin');
    const lists = lookupListApi.endpoints;
    const texts = { name: `Group of ${userid}`, nameArabic: `مجموعة ${userid}` };
    const headers = { 'idempotency-key': `group-${userid}` };
    const entry = await callApi(lookupLists, lists.addLookupEntry, {
      as: setup,
      body: { list: 'groupOwners', ...texts },
      headers,
    });
    const entryId = entry.data?.entryId ?? 0;
    const added = await people(admin).add({ facilityIds: [clinic.facilityId], groupOwnerIds: [entryId, entryId] });
    expect(added.http).toBe(200);
    expect(await usesOf('groupOwners', entryId)).toBe(1);
    const ofEntry = { list: 'groupOwners', entryId, edition: 1 } as const;
    const deleted = await callApi(lookupLists, lists.deleteLookupEntry, { as: setup, body: ofEntry });
    expect(deleted.errors).toMatchObject([{ code: 'entryIsUsed' }]);
    const days = { code: null, activeFrom: null, activeTo: '2020-01-31' };
    const retired = await callApi(lookupLists, lists.changeLookupEntry, {
      as: setup,
      body: { ...ofEntry, ...texts, ...days },
    });
    expect(retired.http).toBe(200);
    const query = { userid, groupownerid: entryId };
    expect((await callApi(handler, endpoints.addGroupOwnerToUser, { as: admin, query })).http).toBe(404);
    expect((await people(admin).record(added.data?.user.id ?? '')).data?.groupOwners).toMatchObject([{ id: entryId }]);
  });
});
