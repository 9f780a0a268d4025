import { describe, expect, it } from 'vitest';
import { findClinician, putClinician } from '../../functions/_data/clinician/clinician.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { handler } from '../../functions/clinician/index.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';

const { store } = await startBackend();
const facility = aFacility();
const other = aFacility();
const receptionist = await signIn({ roles: ['Eligibility'], facility });

const put = (fullName: string, fullNameArabic: string, licenseNo: string, changes: object = {}) =>
  putClinician(store, {
    clinicianId: `id-${licenseNo}`,
    facilityId: facility.facilityId,
    fullName,
    fullNameArabic,
    licenseNo,
    specialty: 'Family Medicine',
    isActive: true,
    ...changes,
  });

await put('Dr. Anita Verghese', 'د. أنيتا فيرغيز', 'DHA-P-90101');
await put('Dr. Huda Al-Mansoori', 'د. هدى المنصوري', 'DHA-P-90102');
await put("Dr. Siobhan O'Rourke", 'د. شيفون أورورك', 'DHA-P-90103');
await put('Dr. Anna Gone', 'د. آنا', 'DHA-P-90104', { isActive: false });
await put('Dr. Anita Elsewhere', 'د. أنيتا', 'DHA-P-90201', { facilityId: other.facilityId });

const search = async (searchFilter?: string, excludedItems?: string, as: SignedIn = receptionist) => {
  const query = { searchFilter, excludedItems };
  const { data } = await callApi(handler, clinicianApi.endpoints.getClinicians, { as, query });
  return (data ?? []).map(({ licenseNo }) => licenseNo);
};

describe('GetClinicians', () => {
  it('REQ-CLIN-02 REQ-CLIN-16 answers full name and licence of the active clinicians of the facility', async () => {
    const { status, data } = await callApi(handler, clinicianApi.endpoints.getClinicians, {
      as: receptionist,
      query: { searchFilter: 'anita' },
    });
    expect(status).toBe(1);
    expect(data).toEqual([
      {
        clinicianId: 'id-DHA-P-90101',
        fullName: 'Dr. Anita Verghese',
        licenseNo: 'DHA-P-90101',
        specialty: 'Family Medicine',
      },
    ]);
  });

  it.each([
    ['ver', 'DHA-P-90101'],
    ['ANITA VERG', 'DHA-P-90101'],
    ['mansoori', 'DHA-P-90102'],
    ['al-man', 'DHA-P-90102'],
    ['orourke', 'DHA-P-90103'],
    ['dha-p-90103', 'DHA-P-90103'],
    ['90102', 'DHA-P-90102'],
    ['انيتا', 'DHA-P-90101'],
    ['هدي', 'DHA-P-90102'],
    ['منصوري', 'DHA-P-90102'],
  ])('REQ-CLIN-02 finds %s', async (typed, licence) => {
    expect(await search(typed)).toEqual([licence]);
  });

  it('lists the first clinicians by name when nothing is typed, each once', async () => {
    expect(await search()).toEqual(['DHA-P-90101', 'DHA-P-90102', 'DHA-P-90103']);
    expect(await search('d')).toEqual(['DHA-P-90101', 'DHA-P-90102', 'DHA-P-90103']);
  });

  it('REQ-CLIN-02 leaves out the comma-joined excluded ones, by licence or by id', async () => {
    expect(await search('dr', 'DHA-P-90101, id-DHA-P-90103')).toEqual(['DHA-P-90102']);
  });

  it('does not find clinicians who left, and not the clinicians of another facility', async () => {
    expect(await search('anna')).toEqual([]);
    expect(await search('elsewhere')).toEqual([]);
    const neighbour = await signIn({ roles: ['Eligibility'], facility: other });
    expect(await search('anita', undefined, neighbour)).toEqual(['DHA-P-90201']);
  });

  it('answers nobody to an administrator, who has no facility', async () => {
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect(await search(undefined, undefined, admin)).toEqual([]);
  });

  it('answers 403 to somebody with the role but without a facility', async () => {
    const as = await signIn({ roles: ['Eligibility'], facility: null });
    const { http } = await callApi(handler, clinicianApi.endpoints.getClinicians, { as, query: {} });
    expect(http).toBe(403);
  });

  it('answers at most twenty, also when many match and some are excluded', async () => {
    const large = aFacility();
    const licences = Array.from({ length: 130 }, (_, at) => `GD${8000 + at}`);
    for (const [at, licence] of licences.entries()) {
      await put(`Aa Aa Aa Aa Person ${at}`, '', licence, { facilityId: large.facilityId });
    }
    const as = await signIn({ roles: ['Eligibility'], facility: large });
    expect(new Set(await search('aa', licences.slice(0, 100).join(), as)).size).toBe(20);
  });

  it('does not take signs of the key for a search of its own', async () => {
    expect(await search('#')).toEqual(await search());
    expect(await search('verghese#DHA-P-90101')).toEqual([]);
  });
});

describe('getreferalclinicians', () => {
  const referrers = async (searchFilter?: string, excludedItems?: string, as: SignedIn = receptionist) => {
    const query = { searchFilter, excludedItems };
    const { data } = await callApi(handler, clinicianApi.endpoints.getReferralClinicians, { as, query });
    return (data ?? []).map(({ licenseNo }) => licenseNo);
  };

  it('REQ-CLIN-04 answers who refers patients, of the facility alone, without the excluded ones', async () => {
    const polyclinic = aFacility();
    const as = await signIn({ roles: ['Eligibility'], facility: polyclinic });
    const staff = [
      ['GD-1', 'Cardiology'],
      ['GD-2', 'Dentistry'],
      ['GD-3', 'Clinical Pharmacy'],
      ['GD-4', 'Nursing'],
      ['GD-5', 'Physiotherapy'],
    ] as const;
    for (const [licence, specialty] of staff) {
      await put(`Dr. Ref ${licence}`, '', licence, { facilityId: polyclinic.facilityId, specialty });
    }
    expect(await referrers('ref', undefined, as)).toEqual(['GD-1', 'GD-2']);
    expect(await referrers('gd-2', undefined, as)).toEqual(['GD-2']);
    expect(await referrers(undefined, 'GD-1', as)).toEqual(['GD-2']);
    expect(await referrers('ref')).toEqual([]);
  });
});

describe('findClinician', () => {
  it('finds a licence in any letter case within the facility only', async () => {
    const scope = { kind: 'facility', facilityId: provenFacilityId(facility.facilityId) } as const;
    expect(await findClinician(store, scope, ' dha-p-90101 ')).toMatchObject({ fullName: 'Dr. Anita Verghese' });
    expect(await findClinician(store, scope, 'DHA-P-90201')).toBeNull();
    expect(await findClinician(store, { kind: 'all' }, 'DHA-P-90101')).toBeNull();
  });
});
