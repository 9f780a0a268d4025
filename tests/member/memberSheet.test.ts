import { describe, expect, it } from 'vitest';
import { getMember } from '../../functions/_data/member/member.ts';
import { noteList, registerListedAt } from '../../functions/_data/member/registerState.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { handler } from '../../functions/member/index.ts';
import { memberImport } from '../../functions/member/sheet/memberImport.ts';
import { handler as imports } from '../../functions/sheetImport/index.ts';
import { memberImportSheet } from '../../shared/member/memberSheet.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { callApi, passMinutes, type SignedIn, startBackend } from '../support/api.ts';
import { csvOf as csvWith } from '../support/csv.ts';
import { importsOf } from '../support/imports.ts';
import { started as jobStarted, storedJob, work } from '../support/jobs.ts';
import { storePayers } from '../support/payers.ts';
import { aStoredClinic, person } from '../support/people.ts';
import { aLine, csvOf, day, type Line, sheetOf } from '../support/registerFiles.ts';

const { store } = await startBackend();
await storePayers(store);

const kind = memberImportSheet.name;
const { sent, reading, checked, commit, imported, worked, view, wrongRows, undone } = importsOf(
  kind,
  { [kind]: memberImport },
  10,
);
const { endpoints } = sheetImportApi;

let payerIds = 810;
async function anInsurer(): Promise<SignedIn & { payerId: ReturnType<typeof provenPayerId> }> {
  payerIds += 1;
  const payerId = payerIds;
  return { ...(await person(null, 'PayerAdmin', { payerId })), payerId: provenPayerId(payerId) };
}
const registered = (insurer: { payerId: ReturnType<typeof provenPayerId> }, memberId = 'SDR-000001') =>
  getMember(store, insurer.payerId, memberId);

const lines = (count: number, changes: Line = {}): Line[] =>
  Array.from({ length: count }, (_, at) =>
    aLine({ MemberID: `M-${1000 + at}`, EmiratesID: '', FullName: `Member Number${at}`, ...changes }),
  );

async function historyOf(as: SignedIn, memberId = 'SDR-000001') {
  const { data } = await callApi(handler, memberApi.endpoints.getMemberChanges, { as, body: { memberId } });
  return data?.items ?? [];
}

async function corrected(as: SignedIn, memberId: string, fullName: string) {
  const { data } = await callApi(handler, memberApi.endpoints.getMember, { as, body: { memberId } });
  const { version, emiratesId, fullNameArabic, bornOn, gender, relation } = data!;
  const person = { emiratesId, fullName, fullNameArabic, bornOn, gender, relation };
  return callApi(handler, memberApi.endpoints.correctMember, {
    as,
    body: { memberId, version, reason: 'Misspelt.', person },
  });
}

describe('a sheet of members', () => {
  it('is taken in as the upload of a list takes it: the same member, the same cover', async () => {
    const [bySheet, byList] = [await anInsurer(), await anInsurer()];
    const content = sheetOf([aLine({ Gender: 'أنثى', Status: '', CancelledOn: day(-1), Network: 'Wide' })]);
    expect(await imported(bySheet, content, 'members.xlsx')).toMatchObject({
      state: 'done',
      written: { added: 1, changed: 0, same: 0, wrong: 0 },
    });
    await work(await jobStarted(byList, 'members.xlsx', content));
    const member = await registered(bySheet);
    expect(member).toMatchObject({ member: { memberId: 'SDR-000001', gender: 'female' } });
    expect(member?.coverages).toMatchObject([{ policyNumber: 'POL-1', cancelledOn: day(-1), networkName: 'Wide' }]);
    expect(member).toEqual(await registered(byList));
    expect(await registerListedAt(store, bySheet.payerId)).toMatch(/^\d{4}-/);
  });

  it('with heads that nobody knows is mapped by a person, and the same heads of the next sheet are remembered', async () => {
    const as = await anInsurer();
    const heads = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8'];
    const named = 'MemberID FullName BirthDate Gender PolicyNumber PlanName StartDate EndDate'.split(' ');
    const sheet = (id: string) =>
      csvWith(heads, [id, 'Sara', '14/03/1985', 'Dame', 'POL-1', 'Gold', day(-10), day(10)]);
    const importId = await sent(as, 'own.csv', sheet('A-1'));
    const first = await reading(as, importId);
    expect(first.missing).toEqual(['MemberID', 'BirthDate', 'PolicyNumber', 'PlanName', 'StartDate', 'EndDate']);
    const plan = { sheet: 0, headRow: 1, columns: named, values: { Gender: { Dame: 'female' } } };
    await callApi(imports, endpoints.checkImport, { as, body: { kind, importId, plan } });
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'checked', checked: { new: 1, wrong: 0 } });
    const again = await reading(as, await sent(as, 'next.csv', sheet('A-2')));
    expect(again.heads.map(({ column, by }) => [column, by])).toEqual(named.map((column) => [column, 'remembered']));
    expect(again).toMatchObject({ missing: [], findings: [], values: { Gender: { dame: 'female' } } });
  });

  it('says what no cell says alone, and takes in a row that was corrected in the grid', async () => {
    const as = await anInsurer();
    const rows = [
      aLine({ EndDate: day(-200) }),
      aLine({ MemberID: 'B-2', BirthDate: day(2) }),
      aLine({ MemberID: 'B-3', Status: 'Cancelled' }),
      aLine({ MemberID: '784-1985-0000001-7' }),
    ];
    const importId = await sent(as, 'members.csv', csvOf(rows));
    expect(await checked(as, importId)).toMatchObject({ checked: { new: 0, wrong: 4 } });
    expect(await wrongRows(as, importId)).toEqual({
      2: ['EndDate:endsBeforeStart'],
      3: ['BirthDate:inFuture'],
      4: ['CancelledOn:required'],
      5: ['MemberID:memberId'],
    });
    const body = { kind, importId, row: 2, texts: { EndDate: day(30) } };
    expect((await callApi(imports, endpoints.correctRow, { as, body })).data?.problems).toEqual([]);
    await callApi(imports, endpoints.checkImport, { as, body: { kind, importId } });
    await worked(importId);
    await commit(as, importId);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 1, wrong: 3 } });
    expect((await registered(as))?.coverages).toMatchObject([{ endsOn: day(30) }]);
  });

  it('may have several covers of a member, whose rows say the same of the person', async () => {
    const as = await anInsurer();
    const rows = [
      aLine(),
      aLine({ PolicyNumber: 'POL-2' }),
      aLine({ MemberID: 'sdr-000001', PolicyNumber: 'POL-3' }),
      aLine({ FullName: 'Sara Otherwise', PolicyNumber: 'POL-4' }),
      aLine(),
    ];
    const importId = await sent(as, 'members.csv', csvOf(rows));
    expect(await checked(as, importId)).toMatchObject({ checked: { new: 2, wrong: 3, twiceInFile: 1 } });
    expect(await wrongRows(as, importId)).toEqual({
      4: ['MemberID:otherThanBefore'],
      5: ['FullName:otherThanBefore'],
      6: ['null:twiceInFile'],
    });
    await commit(as, importId);
    await worked(importId);
    expect((await registered(as))?.coverages.map(({ policyNumber }) => policyNumber)).toEqual(['POL-1', 'POL-2']);
    expect(await undone(as, importId)).toMatchObject({ undone: { reverted: 2, kept: 0 } });
    expect(await registered(as)).toBeNull();
  });

  it('changes known members with an entry in their history, and its undo brings back all that was', async () => {
    const as = await anInsurer();
    await imported(as, csvOf([aLine()]));
    const [before, listedAt] = [await registered(as), await registerListedAt(store, as.payerId)];
    passMinutes(1);
    const next = csvOf([aLine({ FullName: 'Sara Renamed', EndDate: day(20) }), aLine({ MemberID: 'NEW-1' })]);
    const { importId, written } = await imported(as, next);
    expect(written).toEqual({ added: 1, changed: 1, same: 0, wrong: 0 });
    expect(await historyOf(as)).toMatchObject([
      { row: 2, cover: null, changes: [{ field: 'fullName', after: 'Sara Renamed' }] },
      { row: 2, cover: { policyNumber: 'POL-1' }, changes: [{ field: 'endsOn', after: day(20) }] },
    ]);
    expect(await registerListedAt(store, as.payerId)).not.toBe(listedAt);
    expect(await undone(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 2, kept: 0 } });
    expect(await registered(as)).toEqual(before);
    expect(await registered(as, 'NEW-1')).toBeNull();
    expect(await registerListedAt(store, as.payerId)).toBe(listedAt);
    expect((await historyOf(as)).map(({ changes }) => changes[0]?.after)).toEqual([
      'Sara Invented',
      day(200),
      'Sara Renamed',
      day(20),
    ]);
  });

  it('is not undone where somebody has corrected a member since, or a later list has given one another cover', async () => {
    const as = await anInsurer();
    const { importId } = await imported(as, csvOf(lines(3)));
    expect((await corrected(as, 'M-1000', 'Corrected By Hand')).errors).toEqual([]);
    await imported(as, csvOf([aLine({ ...lines(2)[1], PolicyNumber: 'POL-LATER' })]));
    expect(await undone(as, importId)).toMatchObject({ undone: { reverted: 1, kept: 2 } });
    expect(await wrongRows(as, importId)).toEqual({ 2: ['null:keptChanged'], 3: ['null:keptInUse'] });
    expect((await registered(as, 'M-1000'))?.member.fullName).toBe('Corrected By Hand');
    expect((await registered(as, 'M-1001'))?.coverages).toHaveLength(2);
    expect(await registered(as, 'M-1002')).toBeNull();
  });

  it('taken back after a newer list leaves the register as old as that', async () => {
    const as = await anInsurer();
    const { importId } = await imported(as, csvOf(lines(1)));
    passMinutes(1);
    const newer = new Date(Date.now() + 60_000).toISOString();
    await noteList(store, as.payerId, newer);
    await undone(as, importId);
    expect(await registerListedAt(store, as.payerId)).toBe(newer);
  });

  it('and the upload of a list are not written to a register at once', async () => {
    const as = await anInsurer();
    const importId = await sent(as, 'members.csv', csvOf(lines(2)));
    await checked(as, importId);
    const jobId = await jobStarted(as, 'members.csv', csvOf(lines(2)));
    expect((await commit(as, importId)).errors).toMatchObject([{ code: 'jobAlreadyRunning' }]);
    await work(jobId);
    expect((await storedJob(jobId)).state).toBe('done');
    expect((await commit(as, importId)).errors).toEqual([]);
    expect((await corrected(as, 'M-1000', 'Too Early')).errors).toMatchObject([{ code: 'jobAlreadyRunning' }]);
    await expect(jobStarted(as, 'members.csv', csvOf(lines(2)))).rejects.toThrow();
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'done', written: { same: 2 } });
  });
});

describe('a register of members', () => {
  const begin = (as: SignedIn, settings?: Record<string, string>) =>
    callApi(imports, endpoints.beginImport, {
      as,
      body: { kind, fileName: 'members.csv', bytes: 10, language: 'en', ...(settings && { settings }) },
    });

  it('of another payer is out of reach, and so are its imports', async () => {
    const [as, other] = [await anInsurer(), await anInsurer()];
    expect((await begin(as, { payerId: String(other.payerId) })).http).toBe(400);
    expect((await begin(as, { payerId: String(as.payerId) })).http).toBe(200);
    const { importId } = await imported(as, csvOf(lines(1)));
    const { http } = await callApi(imports, endpoints.undoImport, { as: other, body: { kind, importId } });
    expect(http).toBe(404);
    expect(await registered(other, 'M-1000')).toBeNull();
  });

  it('is no colleague’s without the right, and no facility’s', async () => {
    const { payerId } = await anInsurer();
    const clinic = await aStoredClinic(store);
    expect((await begin(await person(null, 'InsurerUser', { payerId }))).http).toBe(403);
    expect((await begin(await person(clinic, 'ProviderAdmin'))).http).toBe(403);
  });

  it('is not written for somebody who may not any more when it is their turn', async () => {
    const as = await anInsurer();
    const importId = await sent(as, 'members.csv', csvOf(lines(1)));
    await checked(as, importId);
    await commit(as, importId);
    const stored = await getUser(store, as.user.userId);
    await changeUser(store, stored!, { roles: ['InsurerUser'] });
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'cancelled', failure: 'rightsLost' });
    expect(await registered(as, 'M-1000')).toBeNull();
  });

  it('is that which the portal’s own people have named, and none where they name none', async () => {
    const as = await person(null, 'SuperAdmin');
    expect((await begin(as)).http).toBe(400);
    const take = async (payerId: number) => {
      const importId = await sent(as, 'members.csv', csvOf(lines(1)), { payerId: String(payerId) });
      return { importId, found: await checked(as, importId) };
    };
    expect((await take(424_242)).found).toMatchObject({ state: 'failed', failure: 'payerMissing' });
    const { importId } = await take(102);
    await commit(as, importId);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 1 } });
    expect(await registered({ payerId: provenPayerId(102) }, 'M-1000')).not.toBeNull();
  });

  it('is no sheet as the regulators’ XML: the upload of whole lists takes that', async () => {
    const as = await anInsurer();
    const { failure } = await reading(as, await sent(as, 'members.xml', '<Person.Register/>'));
    expect(failure).toBe('notASheet');
  });
});
