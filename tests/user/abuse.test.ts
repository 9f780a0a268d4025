import { describe, expect, it } from 'vitest';
import { getUser } from '../../functions/_data/user/user.ts';
import { handler as attachment } from '../../functions/attachment/index.ts';
import { handler as job } from '../../functions/job/index.ts';
import { handler as sheetImport } from '../../functions/sheetImport/index.ts';
import { handler } from '../../functions/user/index.ts';
import { userImport } from '../../functions/user/sheet/userImport.ts';
import { attachmentApi } from '../../shared/attachment/routes.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { userApi } from '../../shared/user/routes.ts';
import { check, fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { add, read, save } from '../authorization/support/authorizations.ts';
import { open } from '../providerQuery/support/queries.ts';
import { callApi, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { importsOf } from '../support/imports.ts';
import { shown, start, work } from '../support/jobs.ts';
import { storeGroups } from '../support/keptGroups.ts';
import { storePayers } from '../support/payers.ts';
import { aStoredClinic, aTeam, people, person } from '../support/people.ts';
import { zipOf } from '../support/registerFiles.ts';
import { countingStore } from '../support/storeCalls.ts';

const { store } = await startBackend();
const { groupOwnerIds, subGroupIds } = await storeGroups(store);
const { endpoints } = userApi;
const endsAt = () => new Date(Date.now() + 600_000).toISOString();

interface Answer {
  readonly http: number;
  readonly status: number;
  readonly errors: unknown;
  readonly data: unknown;
}
const told = (answer: Answer | undefined) =>
  answer && { http: answer.http, status: answer.status, errors: answer.errors, data: answer.data };

/** Every call about one person. */
const aboutPerson = (as: SignedIn, id: string): Record<string, () => Promise<Answer>> => {
  const they = people(as);
  const group = { userid: id, groupownerid: groupOwnerIds[0] ?? 0 };
  const subGroup = { userid: id, subgroupid: subGroupIds[0] ?? 0 };
  const form = { firstName: 'Else', lastName: 'Invented', mobileNumber: null, facilityIds: ['clinic'], version: 1 };
  return {
    getUser: () => they.record(id),
    updateUser: () => callApi(handler, endpoints.updateUser, { as, params: { id }, body: form as never }),
    deleteUser: () => callApi(handler, endpoints.deleteUser, { as, params: { id } }),
    removeUser: () => they.remove(id),
    restoreUser: () => they.restore(id),
    lockUser: () => they.lock(id),
    unlockUser: () => they.unlock(id),
    forceLogoutUser: () => they.logOut(id),
    getUserRoles: () => they.roles(id),
    getRolesToAdd: () => they.rolesToAdd(id),
    addUserRole: () => they.give(id, 'VaccinePCR'),
    removeUserRole: () => they.take(id, 'Eligibility'),
    addTemporaryRole: () => they.lend(id, 'VaccinePCR', endsAt()),
    updateUserClinician: () => they.license(id, null),
    getEffectiveRights: () => they.rights(id),
    getUserHistory: () => they.history(id),
    getGroupOwnersByUserId: () => callApi(handler, endpoints.getGroupOwnersByUserId, { as, query: { userid: id } }),
    addGroupOwnerToUser: () => callApi(handler, endpoints.addGroupOwnerToUser, { as, query: group }),
    deleteGroupOwnerFromUser: () => callApi(handler, endpoints.deleteGroupOwnerFromUser, { as, query: group }),
    getSubGroupsByUserId: () => callApi(handler, endpoints.getSubGroupsByUserId, { as, query: { userid: id } }),
    addSubGroupToUser: () => callApi(handler, endpoints.addSubGroupToUser, { as, query: subGroup }),
    deleteSubGroupFromUser: () => callApi(handler, endpoints.deleteSubGroupFromUser, { as, query: subGroup }),
  };
};

describe('Abuse: an administrator and the people of others', () => {
  it('learns nothing of them by any call: words, codes and the reads of the store are those of an id that nobody has', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { admin } = await aTeam(store);
    const { user } = await person(await aStoredClinic(store), ['Eligibility', 'VaccinePCR']);
    const before = await getUser(store, user.userId);
    const [foreign, unknown] = [aboutPerson(admin, user.userId), aboutPerson(admin, 'nobody-has-it')];
    // The first call that is audited begins a chain, which is a write more.
    await unknown.lockUser?.();
    const calls = countingStore();
    for (const name of Object.keys(foreign)) {
      const [found, foundCalls] = await calls.of(async () => foreign[name]?.());
      const [missing, missingCalls] = await calls.of(async () => unknown[name]?.());
      expect([name, found?.http], name).toEqual([name, 404]);
      expect(told(found), name).toEqual(told(missing));
      expect(foundCalls, name).toEqual(missingCalls);
    }
    calls.stop();
    expect(await getUser(store, user.userId)).toEqual(before);
  });

  it('gives nothing by an old id: who has left the facility is as unknown as anybody else', async () => {
    const second = await aStoredClinic(store);
    const { clinic, admin } = await aTeam(store);
    const facilityIds = [clinic.facilityId, second.facilityId];
    const group = await person(clinic, 'FacilityGroupAdmin', { facilityIds });
    const { user } = await person(clinic, 'Eligibility');
    expect((await people(admin).record(user.userId)).http).toBe(200);
    expect((await people(group).change(user.userId, { facilityIds: [second.facilityId] })).http).toBe(200);
    const moved = await getUser(store, user.userId);
    for (const [name, call] of Object.entries(aboutPerson(admin, user.userId)))
      expect((await call()).http, name).toBe(404);
    expect(await getUser(store, user.userId)).toEqual(moved);
  });

  it('learns nothing by a search: the answer and the reads of the store for somebody elsewhere are those for nobody', async () => {
    const { admin } = await aTeam(store);
    const emiratesId = '784198700000015';
    const elsewhere = await aStoredClinic(store);
    const somebody = await person(elsewhere, 'Eligibility', { firstName: 'Qamarqand', emiratesId });
    const calls = countingStore();
    const about = (text: string) => calls.of(async () => told(await people(admin).search({ text })));
    const [nobodys, nobodysCalls] = await about('nobody-has-this-name');
    expect(nobodys).toMatchObject({ http: 200, data: { items: [], nextCursor: null } });
    for (const text of ['qamar', 'Qamarqand', somebody.user.userName])
      expect(await about(text), text).toEqual([nobodys, nobodysCalls]);
    expect(await about(emiratesId)).toEqual(await about('784198700000023'));
    calls.stop();
  });

  it('is not told of the other facility of a colleague, who works there now', async () => {
    const elsewhere = await aStoredClinic(store, { facilityName: 'Hidden Clinic', facilityRoles: ['ClaimDashboard'] });
    const { clinic, admin } = await aTeam(store);
    const facilityIds = [clinic.facilityId, elsewhere.facilityId];
    const { user } = await person(clinic, 'Eligibility', { facilityIds, currentFacilityId: elsewhere.facilityId });
    const answers = [await people(admin).record(user.userId), await people(admin).rights(user.userId)];
    expect(answers.map(({ http }) => http)).toEqual([200, 200]);
    expect(JSON.stringify(answers)).not.toContain('Hidden Clinic');
    expect(JSON.stringify(answers)).not.toContain(elsewhere.facilityId);
    const boss = await person(null, 'SuperAdmin');
    expect(JSON.stringify((await people(boss).rights(user.userId)).data)).toContain('Hidden Clinic');
  });
});

describe('Abuse: a leaver', () => {
  const request = { kind: 'eligibilityExport', format: 'csv', language: 'en', criteria: {} } as const;
  const file = (as: SignedIn, jobId: string) =>
    callApi(job, jobApi.endpoints.getJobFile, { as, query: { jobId, file: 'result' } });

  it('fetches no export any more, whether it was ready or not, and an address handed out before ends within minutes', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { clinic, admin, colleague } = await aTeam(store);
    const [ready, waiting] = [await start(colleague, request), await start(colleague, request)];
    await work(ready.data?.jobId ?? '');
    const address = await file(colleague, ready.data?.jobId ?? '');
    expect(address.data?.expiresAt).toBe('2026-03-01T08:05:00.000Z');
    await people(admin).remove(colleague.user.userId);
    await work(waiting.data?.jobId ?? '');
    for (const jobId of [ready.data?.jobId ?? '', waiting.data?.jobId ?? '']) {
      expect((await file(colleague, jobId)).http).toBe(401);
      // It was the leaver's, and is nobody else's at the facility.
      expect(await shown(await person(clinic, 'Eligibility'), jobId)).toBeNull();
    }
  });

  it('leaves no draft that lives on: a file that waited to be sent is opened, carried and removed by nobody', async () => {
    const { clinic } = await aTeam(store);
    const admin = await person(clinic, ['Standard', 'ProviderAdmin']);
    const leaver = await person(clinic, 'Standard');
    const { attachmentId } = await sentAttachment(leaver, 'findings.pdf', fileContents.pdf);
    await people(admin).remove(leaver.user.userId);
    expect((await check(leaver, attachmentId)).http).toBe(401);
    const other = await person(clinic, ['Standard', 'Eligibility']);
    const { removeAttachment } = attachmentApi.endpoints;
    for (const as of [other, admin]) {
      expect((await check(as, attachmentId)).http).toBe(404);
      expect((await callApi(attachment, removeAttachment, { as, body: { attachmentId } })).http).toBe(404);
    }
    await storePayers(store);
    expect((await open(other)).status).toBe(1);
    const carried = await open(other, { attachmentIds: [attachmentId] });
    expect(carried).toMatchObject({ http: 400, data: null, errors: [{ field: 'attachmentIds' }] });
  });

  it('leaves a draft of a request to the facility: the leaver neither reads nor sends it, a colleague takes it over', async () => {
    const { clinic } = await aTeam(store);
    const admin = await person(clinic, ['Standard', 'ProviderAdmin']);
    const leaver = await person(clinic, 'MedicalProvider');
    const draft = { remarks: 'Half typed' };
    const { authorizationId = '', version = 0 } = (await save(leaver, { draft })).data ?? {};
    await people(admin).remove(leaver.user.userId);
    const more = { authorizationId, version, draft: { remarks: 'Typed on' }, isTakeOver: true };
    for (const answer of [
      await save(leaver, more),
      await read(leaver, authorizationId),
      await add(leaver, { authorizationId }),
    ])
      expect(answer.http).toBe(401);
    const stranger = await person((await aTeam(store)).clinic, 'MedicalProvider');
    expect((await save(stranger, more)).http).toBe(404);
    const colleague = await person(clinic, 'MedicalProvider');
    expect((await read(colleague, authorizationId)).data).toMatchObject({ state: 'draft', draft });
    expect((await save(colleague, more)).data).toMatchObject({ version: 2 });
  });

  it('leaves no sheet at work: what was checked is not written by one who left', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { clinic, admin } = await aTeam(store);
    const leaver = await person(clinic, 'ProviderAdmin');
    const { sent, checked } = importsOf('users', { users: userImport });
    const importId = await sent(leaver, 'users.csv', 'Email,First name,Roles\nx@clinic.example,Noor,Standard\n');
    await checked(leaver, importId);
    await people(admin).remove(leaver.user.userId);
    const body = { kind: 'users', importId, mode: 'good' as const };
    const committed = await callApi(sheetImport, sheetImportApi.endpoints.commitImport, { as: leaver, body });
    expect(committed.http).toBe(401);
  });
});

describe('Abuse: a sheet with a macro', () => {
  it.each(['xl/vbaProject.bin', 'xl/macrosheets/sheet1.xml'])(
    'in %s is not taken in, and nobody is added by it',
    async (part) => {
      const { admin } = await aTeam(store);
      const { sent, reading, worked, view } = importsOf('users', { users: userImport });
      const sheet = zipOf({ 'xl/workbook.xml': '<workbook/>', [part]: 'Sub AutoOpen()' });
      const importId = await sent(admin, 'users.xlsx', sheet);
      expect(await reading(admin, importId)).toMatchObject({ failure: 'macros', lines: [], findings: [] });
      // Somebody may ask for the check without a look at the sheet.
      const plan = { sheet: 0, headRow: 1, columns: ['email', 'firstName', 'roles'], values: {} };
      const body = { kind: 'users', importId, plan };
      await callApi(sheetImport, sheetImportApi.endpoints.checkImport, { as: admin, body });
      await worked(importId);
      expect(await view(admin, importId)).toMatchObject({ state: 'failed', failure: 'macros', rows: null });
    },
  );
});

describe('Abuse: a sheet under the name of the template', () => {
  const template = (as: SignedIn) =>
    callApi(sheetImport, sheetImportApi.endpoints.getImportTemplate, { as, query: { kind: 'users' } });

  it('is nobody else’s template: what others download is made by the portal alone', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { clinic, admin } = await aTeam(store);
    const colleague = await person(clinic, 'ProviderAdmin');
    const before = await template(colleague);
    const { sent, reading } = importsOf('users', {});
    const hostile = 'Email,First name,Roles\nx@clinic.example,=HYPERLINK(0),Standard\n';
    const importId = await sent(admin, 'users.xlsx', hostile);
    await reading(admin, importId);
    const after = await template(colleague);
    expect([after.http, after.data]).toEqual([200, before.data]);
    expect(after.bytes?.equals(before.bytes ?? Buffer.from(''))).toBe(true);
  });
});
