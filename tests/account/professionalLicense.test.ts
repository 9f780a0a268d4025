import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { type Facility, putFacility } from '../../functions/_data/facility/facility.ts';
import { getUser, type User } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callAnything, callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';

const { store } = await startBackend();
const { updateUserClinicianLicense, getSession } = accountApi.endpoints;
const emiratesId = '784198500000017';

async function aClinic(): Promise<Facility> {
  const facility = aFacility();
  await putFacility(store, facility);
  return facility;
}

const someone = (facility: Facility, stored: Partial<User> = {}): Promise<SignedIn> =>
  signIn({
    roles: ['Pharmacy'],
    facility,
    stored: { firstName: 'Nadia', lastName: 'Al Invented', emiratesId: null, clinicianLicense: null, ...stored },
  });

const clinician = (facility: Facility, licenseNo: string, changes: object = {}) =>
  putClinician(store, {
    clinicianId: randomUUID().slice(0, 8),
    facilityId: facility.facilityId,
    fullName: 'Dr. Nadia Al-Invented',
    fullNameArabic: 'د. نادية',
    licenseNo,
    specialty: 'Pharmacy',
    isActive: true,
    ...changes,
  });

const name = (as: SignedIn, licensenumber: string) =>
  callApi(handler, updateUserClinicianLicense, { as, query: { licensenumber } });

describe('a professional licence', () => {
  it('REQ-PROFILE-11 is stored with the specialty that the registry knows, in the session too', async () => {
    const facility = await aClinic();
    await clinician(facility, 'GD-501');
    const as = await someone(facility);
    expect(as.user.pendingSteps).toContain('professionalLicense');
    const answer = await name(as, ' gd-501 ');
    expect(answer).toMatchObject({
      http: 200,
      status: 1,
      data: { clinicianLicense: 'GD-501', clinicianName: 'Dr. Nadia Al-Invented', specialty: 'Pharmacy' },
    });
    expect(answer.data?.pendingSteps).not.toContain('professionalLicense');
    expect((await callApi(handler, getSession, { as })).data).toMatchObject({ specialty: 'Pharmacy' });
    expect(await getUser(store, as.user.userId)).toMatchObject({ clinicianLicense: 'GD-501', specialty: 'Pharmacy' });
  });

  it('REQ-PROFILE-11 that is not the person’s is answered with theirs to pick from, and nothing is stored', async () => {
    const facility = await aClinic();
    await clinician(facility, 'GD-502');
    await clinician(facility, 'GD-503', { fullName: 'Dr. Somebody Else' });
    const as = await someone(facility);
    for (const typed of ['GD-999', 'GD-503']) {
      expect(await name(as, typed)).toMatchObject({
        http: 200,
        status: -5,
        errors: [{ code: 'clinicianLicenseMismatch', field: 'licensenumber' }],
        data: { candidates: [{ licenseNo: 'GD-502', fullName: 'Dr. Nadia Al-Invented' }] },
      });
    }
    expect((await getUser(store, as.user.userId))?.clinicianLicense).toBeNull();
  });

  it('is found under the Emirates ID at whatever facility, as long as the name is the person’s', async () => {
    const [here, elsewhere] = [await aClinic(), await aClinic()];
    const own = '784199000070013';
    await clinician(elsewhere, 'GD-504', { emiratesId: own });
    expect(await name(await someone(here, { emiratesId: own }), 'GD-1')).toMatchObject({
      data: { candidates: [{ licenseNo: 'GD-504' }] },
    });
    // A number that was only typed does not tell whose it is.
    const stranger = await someone(here, { emiratesId: own, firstName: 'Omar', lastName: 'Nosy' });
    expect(await name(stranger, 'GD-1')).toMatchObject({ status: 1, data: { specialty: null } });
  });

  it('of somebody else is refused without a word of whose it is', async () => {
    const facility = await aClinic();
    await clinician(facility, 'GD-505', { fullName: 'Dr. Somebody Else' });
    const answer = await name(await someone(facility), 'GD-505');
    expect(answer).toMatchObject({ http: 200, status: -1, data: null, errors: [{ code: 'clinicianNotFound' }] });
    expect(answer.bytes.toString()).not.toContain('Else');
  });

  it('of a person whom the registry does not know is nobody’s until it is accepted', async () => {
    const facility = await aClinic();
    const answer = await name(await someone(facility, { emiratesId }), 'GD-506');
    expect(answer).toMatchObject({ status: 1, data: { clinicianLicense: null, clinicianName: null } });
    expect(answer.data?.pendingSteps).not.toContain('professionalLicense');
  });

  it('REQ-PROFILE-10 is asked for in the specification’s words when it is missing', async () => {
    const as = await someone(await aClinic());
    const answer = await callAnything(handler, updateUserClinicianLicense, { as, query: { licensenumber: ' ' } });
    expect(answer.http).toBe(400);
    expect(answer.errors[0]?.message).toBe('Please enter professional Licese Number.');
  });
});
