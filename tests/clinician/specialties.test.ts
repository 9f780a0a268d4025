import { describe, expect, it } from 'vitest';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { putListedClinicians } from '../../functions/_data/clinician/listedClinician.ts';
import { specialties, specialtyNamed } from '../../functions/_data/clinician/specialties.ts';
import { handler } from '../../functions/clinician/index.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';

const { store } = await startBackend();
const facility = aFacility();
const as = await signIn({ roles: ['Eligibility'], facility });
const { findSpecialties, getSpecialties, getCliniciansWithoutPharmacist, searchNonNetworkClinician } =
  clinicianApi.endpoints;

describe('getspecialties', () => {
  it('REQ-CLIN-08 lists all specialties in both languages, each code and name once', async () => {
    const { data } = await callApi(handler, getSpecialties, { as });
    expect(data?.length).toBeGreaterThan(60);
    expect(data).toContainEqual({ code: 'cardiology', name: 'Cardiology', nameArabic: 'أمراض القلب' });
    for (const field of ['code', 'name', 'nameArabic'] as const) {
      expect(new Set(specialties.map((each) => each[field])).size).toBe(specialties.length);
    }
  });
});

describe('GetSpecialty', () => {
  const codes = async (query: object) =>
    (await callApi(handler, findSpecialties, { as, query })).data?.map(({ code }) => code);

  it.each([
    ['gyn', ['gynaecology', 'obstetrics-gynaecology']],
    ['قلب', ['cardiac-surgery', 'cardiology']],
    ['no such', []],
  ])('REQ-CLIN-05 finds by the beginning of a word: %s', async (searchFilter, found) => {
    expect(await codes({ searchFilter })).toEqual(found);
  });

  it('REQ-CLIN-05 leaves out the comma-joined excluded ones, and answers twenty at most', async () => {
    expect(await codes({ searchFilter: 'gyn', excludedItems: 'gynaecology, x' })).toEqual(['obstetrics-gynaecology']);
    expect(await codes({})).toHaveLength(20);
  });
});

it.each([
  ['obstetrics & gynecology', 'obstetrics-gynaecology'],
  ['PEDIATRICS', 'paediatrics'],
  ['Orthopedics', 'orthopaedics'],
  ['طب الاسنان', 'dentistry'],
  ['cardiology', 'cardiology'],
])('a sheet may write %j', (text, code) => {
  expect(specialtyNamed(text)?.code).toBe(code);
});

describe('GetCliniciansWithoutPharmacist', () => {
  it('REQ-CLIN-03 answers everybody but pharmacists, without the excluded ones', async () => {
    const staff = [
      ['GD-1', 'Cardiology'],
      ['GD-2', 'Clinical Pharmacy'],
      ['GD-3', 'Pharmacy'],
      ['GD-4', 'Nursing'],
    ] as const;
    for (const [licenseNo, specialty] of staff) {
      const names = { fullName: `Dr. Some ${licenseNo}`, fullNameArabic: '' };
      await putClinician(store, {
        ...{ clinicianId: licenseNo, facilityId: facility.facilityId, licenseNo, specialty, isActive: true },
        ...names,
      });
    }
    const query = { searchFilter: 'some', excludedItems: 'GD-4,GD-9' };
    const { data } = await callApi(handler, getCliniciansWithoutPharmacist, { as, query });
    expect(data?.map(({ licenseNo }) => licenseNo)).toEqual(['GD-1']);
  });
});

describe('searchnonnetworkclinician', () => {
  const search = async (clinicianLicense: string, emiratesId?: string) =>
    (await callApi(handler, searchNonNetworkClinician, { as, query: { clinicianLicense, emiratesId } })).data;
  const emiratesId = '784198500000017';

  it('REQ-CLIN-09 REQ-CLIN-17 finds by the whole licence in the regulators’ lists, and by both numbers', async () => {
    const listed = {
      fullName: 'Dr Listed',
      specialty: 'Cardiology',
      isActive: true,
      listedAt: '2026-01-01T00:00:00.000Z',
    };
    await putListedClinicians(store, [
      { ...listed, licenseNo: 'DHA-P-1', regulatoryId: 2, emiratesId },
      { ...listed, licenseNo: 'DHA-P-2', regulatoryId: 2, isActive: false },
    ]);
    const found = [{ clinicianId: 'DHA-P-1', fullName: 'Dr Listed', licenseNo: 'DHA-P-1', specialty: 'Cardiology' }];
    expect(await search('dha-p-1')).toEqual(found);
    expect(await search('DHA-P-1', '784-1985-0000001-7')).toEqual(found);
    expect(await search('DHA-P-1', '784-1990-0000001-0')).toEqual([]);
    expect(await search('DHA-P')).toEqual([]);
    expect(await search('DHA-P-2')).toEqual([]);
  });

  it('Abuse: tells nobody of the clinicians of other facilities, and of nobody by an Emirates ID alone', async () => {
    await putClinician(store, {
      ...{ clinicianId: 'x', facilityId: aFacility().facilityId, fullName: 'Dr Theirs', fullNameArabic: '' },
      ...{ licenseNo: 'GD-THEIRS', specialty: 'Cardiology', isActive: true, isSelfEntered: true, emiratesId },
    });
    expect(await search('GD-THEIRS')).toEqual([]);
    const query = { emiratesId } as never;
    expect(await callApi(handler, searchNonNetworkClinician, { as, query })).toMatchObject({ http: 400 });
  });
});
