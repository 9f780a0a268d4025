import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findFacilityByLicense, getFacility } from '../../functions/_data/facility/facility.ts';
import { takeSeat } from '../../functions/_data/seat/seat.ts';
import { dropPeopleEntries } from '../../functions/_data/user/peopleEntries.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { handler as facilities } from '../../functions/facility/index.ts';
import { facilityImport } from '../../functions/facility/sheet/facilityImport.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { csvOf } from '../support/csv.ts';
import { importsOf } from '../support/imports.ts';
import { dyingAt } from '../support/jobs.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { aStoredClinic, person } from '../support/people.ts';

const { store } = await startBackend();
const { imported, sent, checked, commit, worked, view, wrongRows, undone } = importsOf('facilities', {
  facilities: facilityImport,
});
const heads = [
  ...['Facility licence number', 'Name in English', 'Name in Arabic', 'Regulator', 'Kind', 'Emirate'],
  ...['Cares for patients at home', 'Contract status', 'Provider code', 'Disease management'],
];
const unique = (): string => randomUUID().slice(0, 8).toUpperCase();
const aLicence = (): string => `MF-${unique()}`;
const lines = (...rows: (readonly string[])[]) => csvOf(heads, ...rows);
const aRow = (
  licence: string,
  { name = 'Sea Clinic', arabic = 'عيادة البحر', regulator = 'DHA', kind = 'Clinic', emirate = 'Dubai' } = {},
  more: readonly string[] = ['', '', '', ''],
): string[] => [licence, name, arabic, regulator, kind, emirate, ...more];
const setup = (role: Role = 'SetupAdmin') => person(null, role);
const found = (licence: string) => findFacilityByLicense(store, licence);
const searched = async (as: SignedIn, searchTerm: string) => {
  const body = { searchTerm, take: 20 };
  const { data } = await callApi(facilities, facilityApi.endpoints.searchFacilities, { as, body });
  return data?.items.map(({ facilityLicense }) => facilityLicense);
};

describe('facilities by a sheet', () => {
  it('REQ-FAC-17 are added as by the form, in both languages, found at once, and written down', async () => {
    const as = await setup();
    const [one, two] = [aLicence(), aLicence()];
    const word = `Tern${unique().toLowerCase()}`;
    const code = `PRV-${unique()}`;
    const rows = [
      aRow(one, { name: `${word} Hospital`, regulator: 'DOH', kind: 'مستشفى', emirate: 'أبوظبي' }, [
        'نعم',
        'Contracted',
        code,
        'Yes',
      ]),
      aRow(two.toLowerCase(), {
        name: `${word} Abroad`,
        regulator: 'International',
        kind: 'pharmacy',
        emirate: 'Abroad',
      }),
    ];
    expect((await imported(as, lines(...rows))).written).toEqual({ added: 2, changed: 0, same: 0, wrong: 0 });
    expect(await found(one)).toMatchObject({
      ...{
        facilityNameArabic: 'عيادة البحر',
        regulatoryId: 1,
        kind: 'hospital',
        emirate: 'Abu Dhabi',
        isHomeCare: true,
      },
      ...{ providerStatus: 'CONTRACTED', providerCode: code, hasDiseaseManagement: true, isActive: true, version: 1 },
    });
    expect(await found(two)).toMatchObject({ emirate: '', kind: 'pharmacy', providerStatus: '', providerCode: null });
    expect(new Set(await searched(as, word))).toEqual(new Set([one, two]));
    expect(await auditsOf(store, `FACILITY#${(await found(one))?.facilityId}`)).toMatchObject([
      { action: 'facility.save', actor: as.user.userId, after: { facilityLicense: one } },
    ]);
    // The same sheet once more, and a corrected one: nothing is added twice.
    expect((await imported(as, lines(...rows))).written).toEqual({ added: 0, changed: 0, same: 2, wrong: 0 });
  });

  it('are corrected where the sheet names something: an empty cell leaves what is stored, and administrators are told', async () => {
    const as = await setup('SuperAdmin');
    const clinic = await aStoredClinic(store, { providerNotes: 'Bring the new IBAN.', regulatoryId: 2 });
    const admin = await person(clinic, 'ProviderAdmin');
    const row = [clinic.facilityLicense.toLowerCase(), 'Renamed Clinic', '', '', '', '', 'Yes', '', '', ''];
    const { importId, written } = await imported(as, lines(row));
    expect(written).toEqual({ added: 0, changed: 1, same: 0, wrong: 0 });
    const { facilityId, changedAt: _at, changedBy: _by, version: _version, ...before } = clinic;
    const after = await getFacility(store, facilityId, { isNow: true });
    expect(after).toMatchObject({ ...before, facilityName: 'Renamed Clinic', isHomeCare: true });
    expect(kindsOf(await toldTo(store, admin.user))).toContain('facilityChanged');
    expect(await undone(as, importId)).toMatchObject({ undone: { reverted: 1, kept: 0 } });
    expect(await getFacility(store, facilityId, { isNow: true })).toMatchObject(before);
  });

  it('have the rules of the form: what a new one needs, licences, codes of others, and nothing twice; good rows are taken in', async () => {
    const as = await setup();
    const holder = await aStoredClinic(store, { providerCode: `PRV-${unique()}` });
    const [good, twice] = [aLicence(), aLicence()];
    const rows = [
      aRow(good),
      ['MF-NEW-1', '', '', '', '', '', '', '', '', ''],
      aRow('MF#1,2'),
      aRow(aLicence(), {}, ['', '', (holder.providerCode ?? '').toLowerCase(), '']),
      aRow(aLicence(), { regulator: 'Moon', kind: 'Ship', emirate: 'Atlantis' }, ['perhaps', '', 'A B.C', '']),
      aRow(twice),
      aRow(twice.toLowerCase()),
      aRow(aLicence(), {}, ['', '', 'PRV-TWICE', '']),
      aRow(aLicence(), {}, ['', '', 'prv-twice', '']),
    ];
    const importId = await sent(as, 'facilities.csv', lines(...rows));
    await checked(as, importId);
    expect(await wrongRows(as, importId)).toEqual({
      3: [
        'facilityName:required',
        'facilityNameArabic:required',
        'regulator:required',
        'kind:required',
        'emirate:required',
      ],
      4: ['facilityLicense:licence'],
      5: ['providerCode:providerCodeTaken'],
      6: expect.arrayContaining([
        'regulator:unknownValue',
        'kind:unknownValue',
        'emirate:unknownValue',
        'isHomeCare:yesNo',
      ]),
      8: ['null:twiceInFile'],
      10: ['providerCode:twiceInFile'],
    });
    await commit(as, importId);
    await worked(importId);
    expect((await view(as, importId)).written).toMatchObject({ added: 3, wrong: 6 });
    expect(await found(good)).not.toBeNull();
    expect(await found('MF-NEW-1')).toBeNull();
  });

  it('are taken back with all that finds them while nobody uses them; where somebody belongs, has worked or changed one, it stays', async () => {
    const as = await setup();
    const word = `Gull${unique().toLowerCase()}`;
    const [free, belongs, left, changed] = [aLicence(), aLicence(), aLicence(), aLicence()] as const;
    const all = [free, belongs, left, changed];
    const { importId } = await imported(as, lines(...all.map((licence) => aRow(licence, { name: `${word} Clinic` }))));
    await person(await found(belongs), 'Eligibility');
    const colleague = await person(await found(left), 'Eligibility');
    const { facilityId: leftId } = (await found(left))!;
    await takeSeat(store, leftId, { userId: colleague.user.userId, most: null, at: new Date() });
    const worker = (await getUser(store, colleague.user.userId))!;
    await dropPeopleEntries(store, worker, await changeUser(store, worker, { facilityIds: [] }));
    const { facilityId, version } = (await found(changed))!;
    const body = { facilityId, version, isActive: false, reason: 'The licence expired' };
    await callApi(facilities, facilityApi.endpoints.changeFacilityState, { as, body });
    expect(await undone(as, importId)).toMatchObject({ undone: { reverted: 1, kept: 3 } });
    expect(await found(free)).toBeNull();
    for (const licence of [belongs, left, changed]) expect(await found(licence)).not.toBeNull();
    expect(await searched(as, word)).not.toContain(free);
    // Its licence is free again.
    expect((await imported(as, lines(aRow(free)))).written).toMatchObject({ added: 1 });
  });

  it.each([1, 2, 3, 4, 5, 6])('are written once where a worker dies after its write %i', async (write) => {
    const as = await setup();
    const licences = [aLicence(), aLicence(), aLicence()];
    const importId = await sent(as, 'facilities.csv', lines(...licences.map((licence) => aRow(licence))));
    await checked(as, importId);
    await commit(as, importId);
    await worked(importId, dyingAt(wiring, write, true)).catch(() => undefined);
    passMinutes(2);
    await worked(importId).catch(() => undefined);
    expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 3, wrong: 0 } });
    for (const licence of licences) expect(await found(licence)).toMatchObject({ version: 1 });
  });

  it.each([
    ['administrator of a facility', 'ProviderAdmin'],
    ['reception', 'Eligibility'],
    ["insurer's administrator", 'PayerAdmin'],
  ] as const)('Abuse: are brought by no %s', async (_, role) => {
    const as = await signIn({ roles: [role], ...(role === 'PayerAdmin' && { facility: null, payerId: 971 }) });
    const body = { kind: 'facilities', fileName: 'facilities.csv', bytes: 10, language: 'en' as const };
    const { http } = await callApi(handler, sheetImportApi.endpoints.beginImport, { as, body });
    expect([403, 404]).toContain(http);
  });

  it('Abuse: are not written once the person who brought them has lost the right', async () => {
    const as = await setup();
    const licence = aLicence();
    const importId = await sent(as, 'facilities.csv', lines(aRow(licence)));
    await checked(as, importId);
    await commit(as, importId);
    await changeUser(store, (await getUser(store, as.user.userId))!, { roles: ['Standard'] });
    await worked(importId, wiring);
    expect(await found(licence)).toBeNull();
  });
});
