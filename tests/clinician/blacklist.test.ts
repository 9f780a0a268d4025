import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { findListedClinician } from '../../functions/_data/clinician/listedClinician.ts';
import { findFacilityByLicense, getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { handler } from '../../functions/clinician/index.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { aClinic, settledBy, startBackendWithPayers } from '../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, signIn } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';

const { store, deliver } = await startBackendWithPayers();
const settled = settledBy(deliver);
const { getBlacklists, importClinicians, moveBlacklist, searchClinicians, uploadBlacklist } = clinicianApi.endpoints;

async function workbook(rows: readonly (readonly string[])[], name = 'list.xlsx'): Promise<File> {
  const book = new exceljs.Workbook();
  book.addWorksheet('Clinicians').addRows(rows.map((row) => [...row]));
  return new File([Buffer.from(await book.xlsx.writeBuffer())], name);
}
const heads = ['License Number', 'Blacklisted Reason', 'Emirates ID'];
const listOf = (...rows: string[][]) => workbook([heads, ...rows]);
const upload = async (as: SignedIn, file: File) => callApi(handler, uploadBlacklist, { as, body: { file } });
const move = (
  as: SignedIn,
  blacklistId: string,
  version: number,
  how: 'approve' | 'refuse' | 'undo',
  reason?: string,
) => callApi(handler, moveBlacklist, { as, body: { blacklistId, version, move: how, reason } });

/** A clinic with a receptionist and two administrators. */
async function aStaffedClinic() {
  const receptionist = await aClinic(store);
  const facility = await getFacility(store, receptionist.user.facilityId ?? '');
  const admin = () => signIn({ roles: ['ProviderAdmin'], facility, stored: { emiratesId: null } });
  return { receptionist, facility, maker: await admin(), second: await admin() };
}

async function aWaiting(as: SignedIn, ...rows: string[][]): Promise<string> {
  const { data } = await upload(as, await listOf(...rows));
  return data?.blacklistId ?? '';
}
const isListed = async (as: SignedIn) =>
  (await callApi(handler, searchClinicians, { as, body: { clinicianLicense: 'GD1234' } })).data?.items[0]
    ?.isBlacklisted;

describe('uploadblacklistedclinicians', () => {
  it('REQ-CLIN-15 blocks every new request once a second person has approved, and none after it is undone', async () => {
    const { receptionist, maker, second } = await aStaffedClinic();
    const id = await aWaiting(maker, ['gd1234', 'Licence withdrawn', '']);
    expect((await settled(receptionist)).status).toBe(eligibilityStatus.Eligible);
    expect((await move(second, id, 1, 'approve')).data).toMatchObject({ state: 'live' });
    expect(await settled(receptionist)).toMatchObject({
      status: eligibilityStatus.Blocked,
      blockedFor: 'clinicianBlacklisted',
    });
    expect(await isListed(maker)).toBe(true);
    expect((await move(maker, id, 2, 'undo')).data).toMatchObject({ state: 'undone' });
    expect((await settled(receptionist)).status).toBe(eligibilityStatus.Eligible);
    expect(await isListed(maker)).toBe(false);
  });

  it('REQ-CLIN-15 tells the administrators of a facility concerned, of the list and of its end', async () => {
    const { maker, second } = await aStaffedClinic();
    const id = await aWaiting(maker, ['GD1234', 'Licence withdrawn', '']);
    expect(kindsOf(await toldTo(store, second.user))).toEqual(['blacklistWaiting']);
    expect(await toldTo(store, maker.user)).toEqual([]);
    await move(second, id, 1, 'approve');
    await move(second, id, 2, 'undo');
    expect(kindsOf(await toldTo(store, maker.user)).sort()).toEqual(['blacklistUndone', 'cliniciansBlacklisted']);
  });

  it('REQ-CLIN-15 Abuse: a waiting list is told to a super administrator where its facility has no second person', async () => {
    const receptionist = await aClinic(store);
    const facility = await getFacility(store, receptionist.user.facilityId ?? '');
    const stored = { emiratesId: '784198500000017' };
    const maker = await signIn({ roles: ['ProviderAdmin'], facility, stored });
    // The same person's other account is no second person, and is told of nothing that it could decide.
    await signIn({ roles: ['ProviderAdmin'], facility, stored });
    const portal = await signIn({ roles: ['SuperAdmin'], facility: null, stored: { emiratesId: null } });
    const setup = await signIn({ roles: ['SetupAdmin'], facility: null, stored: { emiratesId: null } });
    await aWaiting(maker, ['GD1234', 'A competitor', '']);
    const { facilityName } = facility ?? {};
    expect(await toldTo(store, portal.user)).toMatchObject([{ kind: 'blacklistWaiting', facts: { facilityName } }]);
    for (const other of [maker, setup]) expect(await toldTo(store, other.user)).toEqual([]);
  });

  it("REQ-CLIN-15 Abuse: a waiting list of the portal is told to its second persons and to the clinicians' facilities", async () => {
    const { maker, second } = await aStaffedClinic();
    const other = await aStaffedClinic();
    const admin = () => signIn({ roles: ['SuperAdmin'], facility: null, stored: { emiratesId: null } });
    const [one, decider] = [await admin(), await admin()];
    await aWaiting(one, ['GD1234', 'Withdrawn by the regulator', '']);
    expect(await toldTo(store, decider.user)).toMatchObject([
      { kind: 'portalBlacklistWaiting', facts: { fileName: 'list.xlsx' } },
    ]);
    for (const { user } of [maker, second, other.maker])
      expect(kindsOf(await toldTo(store, user))).toEqual(['blacklistWaiting']);
    expect(await toldTo(store, one.user)).toEqual([]);
  });

  it('REQ-CLIN-15 Abuse: nobody approves or refuses the own list, by this account or another of theirs', async () => {
    const { maker, facility } = await aStaffedClinic();
    const stored = { emiratesId: '784198500000017' };
    const [one, other] = [
      await signIn({ roles: ['ProviderAdmin'], facility, stored }),
      await signIn({ roles: ['ProviderAdmin'], facility, stored }),
    ];
    const id = await aWaiting(one, ['GD1234', 'A competitor', '']);
    for (const as of [one, other]) expect(await move(as, id, 1, 'approve')).toMatchObject({ http: 409 });
    expect(await isListed(maker)).toBe(false);
    expect((await move(one, id, 1, 'undo')).data).toMatchObject({ state: 'undone' });
  });

  it('REQ-CLIN-15 a super administrator is the second person of a facility with one administrator', async () => {
    const { receptionist, maker, facility } = await aStaffedClinic();
    const facilityId = facility?.facilityId;
    const id = await aWaiting(maker, ['GD1234', 'Licence withdrawn', '']);
    const body = { facilityId, blacklistId: id, version: 1, move: 'approve' } as const;
    expect(await callApi(handler, moveBlacklist, { as: maker, body })).toMatchObject({ http: 409 });
    const portal = await signIn({ roles: ['SuperAdmin'], facility: null, stored: { emiratesId: null } });
    const seen = await callApi(handler, getBlacklists, { as: portal, query: { facilityId } });
    expect(seen.data?.items).toMatchObject([{ blacklistId: id, state: 'waiting', facilityId, made: { isOwn: false } }]);
    expect((await callApi(handler, moveBlacklist, { as: portal, body })).data).toMatchObject({ state: 'live' });
    expect((await settled(receptionist)).status).toBe(eligibilityStatus.Blocked);
  });

  it('REQ-CLIN-15 Abuse: the maker does not approve as a super administrator, nor anybody for a facility of others', async () => {
    const facility = aFacility();
    await putFacility(store, facility);
    const stored = { emiratesId: '784198500000017' };
    const { second, facility: foreign } = await aStaffedClinic();
    const id = await aWaiting(await signIn({ roles: ['SuperAdmin'], facility, stored }), ['GD1234', 'Why', '']);
    const again = await signIn({ roles: ['SuperAdmin'], facility: null, stored });
    expect(await move(again, id, 1, 'approve')).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    const of = { facilityId: facility.facilityId };
    expect(await callApi(handler, getBlacklists, { as: second, query: of })).toMatchObject({ http: 404 });
    const body = { ...of, blacklistId: id, version: 1, move: 'approve' } as const;
    expect(await callApi(handler, moveBlacklist, { as: second, body })).toMatchObject({ http: 404 });
    expect(
      (await callApi(handler, getBlacklists, { as: second, query: { facilityId: foreign?.facilityId } })).http,
    ).toBe(200);
  });

  it("REQ-CLIN-15 Abuse: a facility lists no competitor's clinician, and moves no list of others", async () => {
    const [own, other] = [await aStaffedClinic(), await aStaffedClinic()];
    const answer = await upload(own.maker, await listOf(['GD1234', 'Own', ''], ['GD-THEIRS', 'A competitor', '']));
    expect(answer.data).toEqual({
      blacklistId: null,
      accepted: 0,
      findings: [{ row: 3, column: 'license', code: 'unknownClinician' }],
    });
    const id = await aWaiting(other.maker, ['GD1234', 'Theirs', '']);
    for (const how of ['approve', 'undo'] as const) {
      expect(await move(own.maker, id, 1, how)).toMatchObject({ http: 404 });
    }
    // The licence GD1234 works at both clinics: the list of one says nothing of the other.
    await move(other.second, id, 1, 'approve');
    expect([await isListed(own.maker), await isListed(other.maker)]).toEqual([false, true]);
  });

  it('REQ-CLIN-15 REQ-CLIN-17 a list of the portal holds at every facility, by licence or by Emirates ID', async () => {
    const { receptionist, maker } = await aStaffedClinic();
    const [one, other] = [
      await signIn({ roles: ['SuperAdmin'], facility: null, stored: { emiratesId: null } }),
      await signIn({ roles: ['SuperAdmin'], facility: null, stored: { emiratesId: null } }),
    ];
    const id = await aWaiting(one, ['GD1234', 'Withdrawn by the regulator', '']);
    expect((await move(other, id, 1, 'approve')).data).toMatchObject({ state: 'live', facilityId: null });
    expect((await settled(receptionist)).status).toBe(eligibilityStatus.Blocked);
    expect(kindsOf(await toldTo(store, maker.user)).sort()).toEqual(['blacklistWaiting', 'cliniciansBlacklisted']);
    expect(await move(maker, id, 2, 'undo')).toMatchObject({ http: 404 });
    expect((await move(one, id, 2, 'undo')).data).toMatchObject({ state: 'undone' });
    expect((await settled(receptionist)).status).toBe(eligibilityStatus.Eligible);
  });

  it('REQ-CLIN-15 is refused with its reason by a second person, and settled then', async () => {
    const { maker, second } = await aStaffedClinic();
    const id = await aWaiting(maker, ['GD1234', 'Why', '']);
    expect(await move(second, id, 1, 'refuse')).toMatchObject({ http: 400, errors: [{ field: 'reason' }] });
    expect((await move(second, id, 1, 'refuse', 'Not proven')).data).toMatchObject({ decisionReason: 'Not proven' });
    expect(await move(second, id, 2, 'approve')).toMatchObject({ http: 409 });
    const { data } = await callApi(handler, getBlacklists, { as: maker, query: {} });
    expect(data?.items).toMatchObject([{ blacklistId: id, state: 'refused', made: { isOwn: true } }]);
  });

  it.each([
    ['without a reason', [heads, ['GD1234', '', '']], [{ row: 2, column: 'reason' }]],
    ['with a licence twice', [heads, ['GD1234', 'A', ''], ['gd1234', 'B', '']], [{ row: 3, code: 'twiceInFile' }]],
    ['with a wrong Emirates ID', [heads, ['GD1234', 'A', '784-1985-0000001-8']], [{ row: 2, column: 'emiratesId' }]],
    ['without its columns', [['Something'], ['x']], [{ row: 0, code: 'wrongColumns' }]],
  ])('REQ-CLIN-15 stores nothing of a sheet %s, and says what is wrong', async (_, rows, findings) => {
    const { maker } = await aStaffedClinic();
    const { data } = await upload(maker, await workbook(rows));
    expect(data).toMatchObject({ blacklistId: null, accepted: 0, findings });
    expect((await callApi(handler, getBlacklists, { as: maker, query: {} })).data?.items).toEqual([]);
  });

  it.each([
    ['a text under the name of a workbook', new File(['%PDF-1.7'], 'list.xlsx')],
    ['a CSV', new File(['License Number,Reason\nGD1234,A'], 'list.csv')],
  ])('REQ-CLIN-18 takes no %s', async (_, file) => {
    const { maker } = await aStaffedClinic();
    expect((await upload(maker, file)).data).toMatchObject({ findings: [{ row: 0, code: 'unknownContent' }] });
  });
});

describe('importexceldata', () => {
  const columns = ['License Number*', 'Full Name*', 'Specialty*', 'Facility License', 'Status', 'Active From'];
  const send = async (as: SignedIn, regulatoryId: number, rows: string[][]) =>
    (
      await callApi(handler, importClinicians, {
        as,
        query: { regulatoryId },
        body: { file: await workbook([columns, ...rows]) },
      })
    ).data;
  async function anAdmin() {
    const facility = aFacility();
    await putFacility(store, facility);
    return { facility, admin: await signIn({ roles: ['FacilityGroupAdmin'], facility }) };
  }
  const found = async (as: SignedIn) =>
    (await callApi(handler, searchClinicians, { as, body: {} })).data?.items.map(({ licenseNo }) => licenseNo);

  it('REQ-CLIN-14 REQ-CLIN-18 adds the clinicians of a facility, changes what differs, and repeated does nothing', async () => {
    const { facility, admin } = await anAdmin();
    const { regulatoryId, facilityLicense } = facility;
    const rows = [
      ['IMP-1', 'Dr Sara One', 'Cardiology', '', 'Active', '01/03/2026'],
      ['IMP-2', 'Dr Omar Two', 'Pediatrics', facilityLicense, '', ''],
    ];
    expect(await send(admin, regulatoryId, rows)).toEqual({ added: 2, changed: 0, same: 0, findings: [] });
    expect(await send(admin, regulatoryId, rows)).toEqual({ added: 0, changed: 0, same: 2, findings: [] });
    const renamed = [['IMP-1', 'Dr Sara Other', 'Cardiology', '', '', ''], rows[1] ?? []];
    expect(await send(admin, regulatoryId, renamed)).toMatchObject({ changed: 1, same: 1 });
    expect(await found(admin)).toEqual(['IMP-1', 'IMP-2']);
  });

  it('REQ-CLIN-14 Abuse: adds nobody to a facility of others or of another regulator, and then nobody at all', async () => {
    const [own, other] = [await anAdmin(), await anAdmin()];
    const { regulatoryId } = own.facility;
    const good = ['IMP-3', 'Dr Sara One', 'Cardiology', '', '', ''];
    const foreign = ['IMP-4', 'Dr Omar Two', 'Cardiology', other.facility.facilityLicense, '', ''];
    expect(await send(own.admin, regulatoryId, [good, foreign])).toMatchObject({
      added: 0,
      findings: [{ row: 3, column: 'facilityLicense', code: 'unknownFacility' }],
    });
    const otherRegulator = regulatoryId === 1 ? 2 : 1;
    expect(await send(own.admin, otherRegulator, [good])).toMatchObject({ findings: [{ code: 'otherRegulator' }] });
    const magic = ['IMP-5', 'Dr Omar Two', 'Magic', '', '', ''];
    expect(await send(own.admin, regulatoryId, [magic])).toMatchObject({ findings: [{ code: 'notInList' }] });
    expect([await found(own.admin), await found(other.admin)]).toEqual([[], []]);
  });

  it("REQ-CLIN-14 takes a regulator's list of a super administrator into the register, and into no facility", async () => {
    const { facility, admin } = await anAdmin();
    const as = await signIn({ roles: ['SuperAdmin'], facility: null });
    const rows = [['REG-1', 'Dr Listed One', 'Cardiology', facility.facilityLicense, 'Inactive', '']];
    expect(await send(as, 2, rows)).toMatchObject({ added: 1 });
    expect(await send(as, 2, rows)).toMatchObject({ added: 0, same: 1 });
    expect(await findListedClinician(store, 'reg-1')).toMatchObject({ regulatoryId: 2, isActive: false });
    expect(await findFacilityByLicense(store, facility.facilityLicense)).not.toBeNull();
    expect(await found(admin)).toEqual([]);
  });
});
