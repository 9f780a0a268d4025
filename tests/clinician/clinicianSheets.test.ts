import { describe, expect, it } from 'vitest';
import { clinicianChange, clinicianNow } from '../../functions/_data/clinician/clinician.ts';
import { findListedClinician } from '../../functions/_data/clinician/listedClinician.ts';
import { licenseHolderChange } from '../../functions/_data/user/licenseHolder.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler as clinicians } from '../../functions/clinician/index.ts';
import { clinicianImport } from '../../functions/clinician/sheet/clinicianImport.ts';
import { listedImport } from '../../functions/clinician/sheet/listedImport.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { callApi, passMinutes, type SignedIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { csvOf } from '../support/csv.ts';
import { importsOf } from '../support/imports.ts';
import { dyingAt } from '../support/jobs.ts';
import { aStoredClinic, person } from '../support/people.ts';

const { store } = await startBackend();
const { imported, sent, checked, commit, worked, view, wrongRows, undone } = importsOf('clinicians', {
  clinicians: clinicianImport,
});
const heads = [
  'License Number',
  'Full Name',
  'Specialty',
  'Facility License',
  'Active From',
  'Active To',
  'Emirates ID',
];
const lines = (...rows: (readonly string[])[]) => csvOf(heads, ...rows);
let made = 0;
/** A licence that no other test has; invented. */
const aLicence = (): string => `DHA-P-${7_100_000 + ++made}`;
const aRow = (license: string, changes: { name?: string; place?: string; from?: string; to?: string } = {}) => {
  const { name = 'Noor Invented', place = '', from = '', to = '' } = changes;
  return [license, name, 'Family Medicine', place, from, to, ''] as const;
};
const stored = (facilityId: string, license: string) => clinicianNow(store, provenFacilityId(facilityId), license);
const searchFor = async (as: SignedIn, searchText: string) => {
  const body = { searchText, take: 20 };
  const { data } = await callApi(clinicians, clinicianApi.endpoints.searchClinicians, { as, body });
  return data?.items.map(({ licenseNo }) => licenseNo);
};

async function twoClinics() {
  const [clinic, second] = [await aStoredClinic(store), await aStoredClinic(store)];
  const facilityIds = [clinic.facilityId, second.facilityId];
  return { clinic, second, admin: await person(clinic, 'FacilityGroupAdmin', { facilityIds }) };
}

describe('clinicians by a sheet', () => {
  it('are added at the current facility and at named ones, found at once, and prove nothing of a person', async () => {
    const { clinic, second, admin } = await twoClinics();
    const license = aLicence();
    const rows = [
      aRow(license),
      aRow(license, { place: second.facilityLicense, from: '2026-01-01', to: '2027-12-31' }),
    ];
    expect((await imported(admin, lines(...rows))).written).toEqual({ added: 2, changed: 0, same: 0, wrong: 0 });
    expect(await stored(clinic.facilityId, license)).toMatchObject({ fullName: 'Noor Invented', isSelfEntered: true });
    const there = await stored(second.facilityId, license);
    expect(there).toMatchObject({ worksFrom: '2026-01-01', worksTo: '2027-12-31' });
    expect(await searchFor(admin, 'noor')).toEqual([license]);
    expect(await auditsOf(store, `CLINICIAN#${there?.clinicianId}`)).toMatchObject([
      { action: 'clinician.add', actor: admin.user.userId },
    ]);
    expect((await imported(admin, lines(...rows))).written).toEqual({ added: 0, changed: 0, same: 2, wrong: 0 });
  });

  it('are changed, and an undo brings back what was and removes who was added, with all that finds them', async () => {
    const { clinic, admin } = await twoClinics();
    const [one, two, touched] = [aLicence(), aLicence(), aLicence()];
    await imported(admin, lines(aRow(one, { name: 'Salma Invented', to: '2027-12-31' })));
    const sheet = lines(aRow(one, { name: 'Sara Invented' }), aRow(two, { name: 'Tariq Invented' }), aRow(touched));
    const { importId, written } = await imported(admin, sheet);
    expect(written).toEqual({ added: 2, changed: 1, same: 0, wrong: 0 });
    // An empty cell leaves what is stored.
    expect(await stored(clinic.facilityId, one)).toMatchObject({ fullName: 'Sara Invented', worksTo: '2027-12-31' });
    await imported(admin, lines(aRow(touched, { name: 'Nadia Invented' })));
    expect(await undone(admin, importId)).toMatchObject({ undone: { reverted: 2, kept: 1 } });
    expect(await stored(clinic.facilityId, one)).toMatchObject({ fullName: 'Salma Invented' });
    expect(await stored(clinic.facilityId, two)).toBeNull();
    expect(await searchFor(admin, 'tariq')).toEqual([]);
    expect(await searchFor(admin, two)).toEqual([]);
  });

  it('stay after an undo when an account has the licence, or a blacklist names it, by then', async () => {
    const { clinic, admin } = await twoClinics();
    const [held, listed, free] = [aLicence(), aLicence(), aLicence()];
    const { importId } = await imported(admin, lines(aRow(held), aRow(listed), aRow(free)));
    await writeTogether(store, licenseHolderChange(admin.user.userId, null, held));
    const facilityId = provenFacilityId(clinic.facilityId);
    const named = await stored(clinic.facilityId, listed);
    if (!named) throw new Error('Not added');
    await writeTogether(store, clinicianChange(facilityId, named, { ...named, isBlacklisted: true }).items);
    expect(await undone(admin, importId)).toMatchObject({ undone: { reverted: 1, kept: 2 } });
    expect(await stored(clinic.facilityId, held)).not.toBeNull();
    expect(await stored(clinic.facilityId, free)).toBeNull();
  });

  it('have the rules of the call: licence, specialty, days, and facilities of their own', async () => {
    const { admin } = await twoClinics();
    const others = await aStoredClinic(store);
    const license = aLicence();
    const importId = await sent(
      admin,
      'list.csv',
      lines(
        aRow(license, { place: others.facilityLicense }),
        aRow(aLicence(), { place: 'NO-SUCH-CLINIC' }),
        aRow(aLicence(), { from: '2027-01-01', to: '2026-01-01' }),
        [aLicence(), 'Noor Invented', 'No Such Specialty', '', '', '', ''],
        [aLicence(), '=1+1', 'Family Medicine', '', '', '', ''],
      ),
    );
    await checked(admin, importId);
    expect(await wrongRows(admin, importId)).toEqual({
      2: ['null:facilityNotYours'],
      3: ['null:facilityNotYours'],
      4: ['activeTo:beforeFrom'],
      5: ['specialty:notInList'],
      6: ['fullName:formula'],
    });
    await commit(admin, importId);
    await worked(importId);
    expect(await stored(others.facilityId, license)).toBeNull();
  });

  it('are not written at a facility that is its bringer’s no more', async () => {
    const { clinic, second, admin } = await twoClinics();
    const [here, there] = [aLicence(), aLicence()];
    const importId = await sent(admin, 'list.csv', lines(aRow(here), aRow(there, { place: second.facilityLicense })));
    await checked(admin, importId);
    await commit(admin, importId);
    const user = await getUser(store, admin.user.userId);
    if (user) await changeUser(store, user, { facilityIds: [clinic.facilityId] });
    await worked(importId);
    expect(await view(admin, importId)).toMatchObject({ written: { added: 1, wrong: 1 } });
    expect(await stored(second.facilityId, there)).toBeNull();
  });

  it('are added once when a worker dies', async () => {
    const { clinic, admin } = await twoClinics();
    const licences = [aLicence(), aLicence(), aLicence()];
    const importId = await sent(admin, 'list.csv', lines(...licences.map((each) => aRow(each))));
    await checked(admin, importId);
    await commit(admin, importId);
    await worked(importId, dyingAt(wiring, 4, true)).catch(() => undefined);
    passMinutes(2);
    await worked(importId);
    expect(await view(admin, importId)).toMatchObject({ state: 'done', written: { added: 3, wrong: 0 } });
    for (const license of licences) expect(await stored(clinic.facilityId, license)).toMatchObject({ version: 1 });
  });
});

describe("a regulator's list", () => {
  const listed = importsOf('listedClinicians', { listedClinicians: listedImport });
  const listHeads = [...heads, 'Regulator'];
  const listLines = (regulator: string, ...rows: (readonly string[])[]) =>
    csvOf(listHeads, ...rows.map((row) => [...row, regulator]));

  it('is taken in with its regulator, and taken back to what the list before it said', async () => {
    const boss = await person(null, 'SuperAdmin');
    const license = aLicence();
    await listed.imported(boss, listLines('DHA', aRow(license, { name: 'Salma Invented' })));
    passMinutes(1);
    const second = await listed.imported(
      boss,
      listLines('DHA', aRow(license, { name: 'Sara Invented' }), aRow(aLicence())),
    );
    expect(second.written).toEqual({ added: 1, changed: 1, same: 0, wrong: 0 });
    expect(await findListedClinician(store, license)).toMatchObject({ regulatoryId: 2, fullName: 'Sara Invented' });
    expect(await listed.undone(boss, second.importId)).toMatchObject({ undone: { reverted: 2, kept: 0 } });
    expect(await findListedClinician(store, license)).toMatchObject({ fullName: 'Salma Invented' });
  });

  it('is refused without a regulator, and to facilities, whose word proves nothing', async () => {
    const boss = await person(null, 'SuperAdmin');
    const importId = await listed.sent(boss, 'list.csv', listLines('Nobody', aRow(aLicence())));
    await listed.checked(boss, importId);
    expect(await listed.wrongRows(boss, importId)).toEqual({ 2: ['regulator:unknownValue'] });
    const { admin } = await twoClinics();
    const body = { kind: 'listedClinicians', fileName: 'list.csv', bytes: 10, language: 'en' as const };
    const begun = await callApi(handler, sheetImportApi.endpoints.beginImport, { as: admin, body });
    expect(begun.http).toBe(403);
  });
});
