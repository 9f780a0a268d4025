import { describe, expect, it } from 'vitest';
import { listLicensesOf, putClinician } from '../../functions/_data/clinician/clinician.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { handler } from '../../functions/clinician/index.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { aRegisteredLicense, people, person } from '../support/people.ts';

const { store } = await startBackend();
const { addClinician, addClinicians, getClinicianById, getClinicians, searchClinicians, updateClinician } =
  clinicianApi.endpoints;

async function aGroup() {
  const [first, second, foreign] = [aFacility(), aFacility(), aFacility()];
  for (const facility of [first, second, foreign]) await putFacility(store, facility);
  const stored = { facilityIds: [first.facilityId, second.facilityId] };
  const admin = await signIn({ roles: ['ProviderAdmin'], facility: first, stored });
  return { first, second, foreign, admin };
}

let serial = 0;
const aBody = (changes: object = {}) => {
  serial += 1;
  return { fullName: 'Dr. Layla Invented', licenseNo: `GD-7${serial}`, specialtyCode: 'cardiology', ...changes };
};
const add = (as: SignedIn, body: object) => callApi(handler, addClinician, { as, body: body as never });
const search = (as: SignedIn, body: object = {}) => callApi(handler, searchClinicians, { as, body });
const found = async (as: SignedIn, body: object = {}) =>
  (await search(as, body)).data?.items.map(({ licenseNo }) => licenseNo);
const offered = async (as: SignedIn, searchFilter: string) =>
  (await callApi(handler, getClinicians, { as, query: { searchFilter } })).data?.map(({ licenseNo }) => licenseNo);

/** The clinician as its administrator sees it. */
async function detail(as: SignedIn, clinicianId: string, facilityId?: string) {
  return (await callApi(handler, getClinicianById, { as, query: { clinicianId, facilityId } })).data;
}

async function anAdded(as: SignedIn, changes: object = {}) {
  const body = aBody(changes);
  const [place] = (await add(as, body)).data ?? [];
  const shown = await detail(as, place?.clinicianId ?? '', place?.facilityId);
  if (!shown) throw new Error('The clinician was not added');
  return shown;
}

/** The body that changes nothing. */
const bodyOf = ({ clinicianId, facilityId, version, ...row }: Awaited<ReturnType<typeof anAdded>>) => {
  const { fullName, fullNameArabic, specialtyCode, worksFrom, worksTo, isActive } = row;
  return {
    clinicianId,
    facilityId,
    version,
    fullName,
    fullNameArabic,
    specialtyCode: specialtyCode ?? '',
    worksFrom,
    worksTo,
    isActive,
  };
};
const update = (as: SignedIn, body: ReturnType<typeof bodyOf> & { emiratesId?: string | null }) =>
  callApi(handler, updateClinician, { as, body });

describe('addclinician', () => {
  it('REQ-CLIN-11 adds one, who is found in English and Arabic and offered at once', async () => {
    const { admin, first } = await aGroup();
    const body = aBody({ fullNameArabic: 'د. ليلى', emiratesId: '784-1985-0000001-7' });
    const answer = await add(admin, body);
    expect(answer.data).toEqual([
      { facilityId: first.facilityId, licenseNo: body.licenseNo, clinicianId: expect.any(String), outcome: 'added' },
    ]);
    for (const searchText of ['invent', 'ليلي', body.licenseNo.toLowerCase()]) {
      expect(await found(admin, { searchText })).toEqual([body.licenseNo]);
    }
    expect(await offered(admin, 'layla')).toEqual([body.licenseNo]);
  });

  it('REQ-CLIN-11 adds at several of the own facilities, each with its dates', async () => {
    const { admin, first, second } = await aGroup();
    const facilities = [
      { facilityId: first.facilityId, worksFrom: '2026-01-01', worksTo: '2026-06-30' },
      { facilityId: second.facilityId, worksFrom: '2026-07-01' },
    ];
    const { places } = await anAdded(admin, { facilities });
    expect(places).toMatchObject([
      { facilityId: first.facilityId, worksFrom: '2026-01-01', worksTo: '2026-06-30' },
      { facilityId: second.facilityId, worksFrom: '2026-07-01', worksTo: null },
    ]);
  });

  it('REQ-CLIN-11 repeated, also at once, adds nothing; another person of the licence changes nothing', async () => {
    const { admin } = await aGroup();
    const body = aBody();
    const answers = await Promise.all([add(admin, body), add(admin, body)]);
    expect(answers.map(({ data }) => data?.[0]?.outcome).sort()).toEqual(['added', 'same']);
    const other = await add(admin, { ...body, fullName: 'Somebody Else' });
    expect(other.data).toMatchObject([{ outcome: 'exists' }]);
    expect((await search(admin)).data?.items.map(({ fullName }) => fullName)).toEqual(['Dr. Layla Invented']);
  });

  it.each([
    ['a licence with signs of a key', { licenseNo: 'GD#1' }, 'licenseNo'],
    ['no name', { fullName: ' ' }, 'fullName'],
    ['a specialty that the list does not have', { specialtyCode: 'magic' }, 'specialtyCode'],
    ['an Emirates ID that is none', { emiratesId: '784-1985-0000001-8' }, 'emiratesId'],
  ])('REQ-CLIN-11 refuses %s', async (_, changes, field) => {
    const { admin } = await aGroup();
    expect(await add(admin, aBody(changes))).toMatchObject({ http: 400, errors: [{ field }] });
    expect(await found(admin)).toEqual([]);
  });

  it('REQ-CLIN-11 refuses dates that end before they begin', async () => {
    const { admin, first } = await aGroup();
    const facilities = [{ facilityId: first.facilityId, worksFrom: '2026-07-01', worksTo: '2026-06-30' }];
    const answer = await add(admin, aBody({ facilities }));
    expect(answer).toMatchObject({ http: 400, errors: [{ code: 'beforeFrom', field: 'facilities.0.worksTo' }] });
  });

  it('Abuse: adds nobody to the facility of others, and to none of the facilities then', async () => {
    const { admin, first, foreign } = await aGroup();
    const facilities = [{ facilityId: first.facilityId }, { facilityId: foreign.facilityId }];
    expect(await add(admin, aBody({ facilities }))).toMatchObject({ http: 404 });
    expect(await found(admin)).toEqual([]);
  });

  it('Abuse: gives nobody a professional licence: what a facility enters proves nothing about a person', async () => {
    const { admin } = await aGroup();
    await anAdded(admin, { emiratesId: '784-1985-0000001-7' });
    expect(await listLicensesOf(store, '784198500000017')).toEqual([]);
  });

  it('Abuse: answers 403 to a receptionist', async () => {
    const { first } = await aGroup();
    const as = await signIn({ roles: ['Eligibility'], facility: first });
    expect(await add(as, aBody())).toMatchObject({ http: 403 });
  });
});

describe('addclinicians', () => {
  it('REQ-CLIN-12 takes a list as its body, and says of each what was done', async () => {
    const { admin } = await aGroup();
    const [one, other] = [aBody(), aBody()];
    await add(admin, one);
    const list = JSON.stringify([one, other]);
    const answer = await callApi(handler, addClinicians, { as: admin, body: { clinicians: [] }, rawBody: list });
    expect(answer.data?.map(({ licenseNo, outcome }) => [licenseNo, outcome])).toEqual([
      [one.licenseNo, 'same'],
      [other.licenseNo, 'added'],
    ]);
  });

  it('REQ-CLIN-12 writes nothing while one of the list breaks a rule, and names it', async () => {
    const { admin } = await aGroup();
    const clinicians = [aBody(), aBody({ specialtyCode: 'magic' })];
    const answer = await callApi(handler, addClinicians, { as: admin, body: { clinicians } });
    expect(answer).toMatchObject({ http: 400, errors: [{ field: 'clinicians.1.specialtyCode' }] });
    expect(await found(admin)).toEqual([]);
  });
});

describe('updateclinician', () => {
  it('REQ-CLIN-13 changes details, and the old name is found no more', async () => {
    const { admin } = await aGroup();
    const before = await anAdded(admin);
    const body = { ...bodyOf(before), fullName: 'Dr. Mona Other', specialtyCode: 'dentistry' };
    const { data } = await update(admin, body);
    expect(data).toMatchObject({ fullName: 'Dr. Mona Other', specialty: 'Dentistry', version: 2 });
    expect(await found(admin, { searchText: 'layla' })).toEqual([]);
    expect(await found(admin, { searchText: 'mona' })).toEqual([before.licenseNo]);
  });

  it('REQ-CLIN-13 keeps the Emirates ID where none is sent, and shows its last four digits alone', async () => {
    const { admin } = await aGroup();
    const before = await anAdded(admin, { emiratesId: '784-1985-0000001-7' });
    expect((await update(admin, bodyOf(before))).data?.emiratesIdEnding).toBe('0017');
    expect(JSON.stringify(await detail(admin, before.clinicianId))).not.toContain('784198500000017');
    expect(
      (await update(admin, { ...bodyOf(before), version: 2, emiratesId: null })).data?.emiratesIdEnding,
    ).toBeNull();
    expect(await found(admin, { emiratesId: '784-1985-0000001-7' })).toEqual([]);
  });

  it('REQ-CLIN-13 refuses who has seen an older version', async () => {
    const { admin } = await aGroup();
    const body = bodyOf(await anAdded(admin));
    const both = await Promise.all([update(admin, body), update(admin, body)]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
  });

  it('REQ-CLIN-13 changes a clinician whom a release without versions has stored', async () => {
    const { admin, first } = await aGroup();
    const clinicianId = 'old-1';
    await putClinician(store, {
      ...{ clinicianId, facilityId: first.facilityId, fullName: 'Dr Old', fullNameArabic: '', licenseNo: 'GD-OLD' },
      ...{ specialty: 'Cardiology', isActive: true },
    });
    const before = await detail(admin, clinicianId);
    if (!before) throw new Error('The clinician is not there');
    expect((await update(admin, { ...bodyOf(before), specialtyCode: 'cardiology' })).data).toMatchObject({
      version: 2,
    });
  });

  it('REQ-CLIN-13 Abuse: makes a licence that the register proves nobody else’s by a new name', async () => {
    const { admin, first } = await aGroup();
    const licenseNo = 'GD-PROVEN';
    await aRegisteredLicense(store, first, { fullName: 'Somebody Else', licenseNo });
    const colleague = await person(first, 'Eligibility');
    const before = await detail(admin, licenseNo);
    if (!before) throw new Error('The clinician is not there');
    const renamed = { ...bodyOf(before), specialtyCode: 'cardiology', fullName: 'Sara Invented' };
    expect(await update(admin, renamed)).toMatchObject({ http: 200 });
    const given = await people(admin).license(colleague.user.userId, licenseNo);
    expect(given).toMatchObject({ data: null, errors: [{ field: 'clinicianLicense' }] });
  });

  it('REQ-CLIN-13 refuses dates that end before they begin', async () => {
    const { admin } = await aGroup();
    const body = { ...bodyOf(await anAdded(admin)), worksFrom: '2026-07-01', worksTo: '2026-06-30' };
    expect(await update(admin, body)).toMatchObject({ http: 400, errors: [{ code: 'beforeFrom' }] });
  });

  it('REQ-CLIN-13 Abuse: changes and reads nobody of another facility', async () => {
    const [own, other] = [await aGroup(), await aGroup()];
    const theirs = await anAdded(other.admin);
    expect(await update(own.admin, bodyOf(theirs))).toMatchObject({ http: 404 });
    expect(await update(own.admin, { ...bodyOf(theirs), facilityId: own.first.facilityId })).toMatchObject({
      http: 404,
    });
    expect(await detail(own.admin, theirs.clinicianId)).toBeNull();
    const query = { clinicianId: theirs.clinicianId, facilityId: theirs.facilityId };
    expect(await callApi(handler, getClinicianById, { as: own.admin, query })).toMatchObject({ http: 404 });
    expect((await detail(other.admin, theirs.clinicianId))?.version).toBe(1);
  });
});

describe('a clinician with dates', () => {
  it('is offered only where and while he works', async () => {
    setClock('2026-06-30T19:50:00Z');
    const { admin, first, second } = await aGroup();
    const facilities = [
      { facilityId: first.facilityId, worksFrom: '2026-01-01', worksTo: '2026-06-30' },
      { facilityId: second.facilityId, worksFrom: '2026-07-01' },
    ];
    const { licenseNo } = await anAdded(admin, { facilities });
    const atSecond = await signIn({ roles: ['Eligibility'], facility: second });
    expect([await offered(admin, licenseNo), await offered(atSecond, licenseNo)]).toEqual([[licenseNo], []]);
    // It is the first of July in the Emirates.
    setClock('2026-06-30T20:00:00Z');
    expect([await offered(admin, licenseNo), await offered(atSecond, licenseNo)]).toEqual([[], [licenseNo]]);
  });

  it('who has left is found among those who left, and no longer offered', async () => {
    const { admin } = await aGroup();
    const before = await anAdded(admin);
    await update(admin, { ...bodyOf(before), isActive: false });
    const { licenseNo } = before;
    expect([await offered(admin, 'layla'), await found(admin, { searchText: 'layla' })]).toEqual([[], []]);
    expect(await found(admin, { searchText: 'layla', isActive: false })).toEqual([licenseNo]);
    expect(await found(admin, { isActive: false })).toEqual([licenseNo]);
    await update(admin, { ...bodyOf(before), version: 2, isActive: true });
    expect([await offered(admin, 'layla'), await found(admin, { isActive: false })]).toEqual([[licenseNo], []]);
  });
});

describe('searchClinicians', () => {
  it('REQ-CLIN-10 REQ-CLIN-17 finds by licence, by Emirates ID, and by both', async () => {
    const { admin } = await aGroup();
    const { licenseNo } = await anAdded(admin, { emiratesId: '784-1985-0000001-7' });
    await anAdded(admin);
    const emiratesId = '784198500000017';
    expect(await found(admin, { clinicianLicense: licenseNo.toLowerCase() })).toEqual([licenseNo]);
    expect(await found(admin, { emiratesId })).toEqual([licenseNo]);
    expect(await found(admin, { emiratesId, clinicianLicense: licenseNo })).toEqual([licenseNo]);
    expect(await found(admin, { emiratesId, clinicianLicense: 'GD-OTHER' })).toEqual([]);
    expect(await found(admin, { clinicianLicense: licenseNo.slice(0, -1) })).toEqual([]);
  });

  it('REQ-CLIN-10 lists all of a facility in pages, each once', async () => {
    const { admin } = await aGroup();
    const licences: string[] = [];
    for (let at = 0; at < 5; at += 1) licences.push((await anAdded(admin)).licenseNo);
    for (const body of [{}, { searchText: 'inv' }]) {
      const shown: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await search(admin, { ...body, take: 2, cursor });
        shown.push(...(data?.items.map(({ licenseNo }) => licenseNo) ?? []));
        cursor = data?.nextCursor ?? undefined;
      } while (cursor);
      expect(shown.sort()).toEqual(licences.toSorted());
    }
  });

  it('REQ-CLIN-10 Abuse: says nothing of other facilities, by licence, by Emirates ID or by name', async () => {
    const [own, other] = [await aGroup(), await aGroup()];
    const { licenseNo } = await anAdded(other.admin, { emiratesId: '784-1985-0000001-7' });
    for (const body of [{ clinicianLicense: licenseNo }, { emiratesId: '784198500000017' }, { searchText: 'layla' }]) {
      expect(await found(own.admin, body)).toEqual([]);
    }
    const facilityId = other.first.facilityId;
    expect(await search(own.admin, { facilityId })).toMatchObject({ http: 404 });
    const { facilityLicense } = other.first;
    expect(await found(own.admin, { facilityLicense })).toEqual([]);
  });

  it('REQ-CLIN-10 asks a super administrator for the facility, by its licence', async () => {
    const { admin, first } = await aGroup();
    const { licenseNo } = await anAdded(admin);
    const as = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect(await search(as)).toMatchObject({ http: 400, errors: [{ field: 'facilityLicense' }] });
    expect(await search(as, { facilityLicense: 'NO-SUCH' })).toMatchObject({ http: 400 });
    expect(await found(as, { facilityLicense: first.facilityLicense })).toEqual([licenseNo]);
  });
});
