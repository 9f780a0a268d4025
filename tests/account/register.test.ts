import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { type NewClinician, putClinician } from '../../functions/_data/clinician/clinician.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { findRegulatoryDetails } from '../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { findUserByName } from '../../functions/_data/user/user.ts';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { handler } from '../../functions/account/index.ts';
import type { RegistrationForm } from '../../shared/account/registrationForm.ts';
import { accountApi, licenseCandidates } from '../../shared/account/routes.ts';
import { callAnything, callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { postman } from '../support/outbox.ts';
import { regulatorAccount, startRegulatorSimulators } from '../support/regulators.ts';

const { store, messages, logLines } = await startBackend();
const { setFaults } = await startRegulatorSimulators();
const deliver = postman(messages);
const { register, login } = accountApi.endpoints;
const password = 'Falcon-Dune_42';
const emiratesId = '784198500000017';
const clinic = 'DHA-F-9000001';
const pharmacy = 'PF9001';

beforeAll(async () => {
  for (const facility of demoFacilities) await putFacility(store, facility);
});

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 0, day, 8)).toISOString());
});

function formFor(facilityLicense: string, changes: Partial<RegistrationForm> = {}): RegistrationForm {
  const { regulatorId, username, password: regulatorPassword } = regulatorAccount(facilityLicense);
  return {
    email: `amal-${randomUUID().slice(0, 8)}@clinic.example`,
    password,
    confirmPassword: password,
    firstName: 'Amal',
    lastName: 'Invented',
    regulator: { regulatorId, name: 'any' },
    regulatorId,
    providerType: { providerTypeId: 3, providerTypeDescription: 'Medical provider' },
    providerTypeId: 3,
    facilityLicenseNumber: facilityLicense,
    regulatorUsername: username,
    regulatorPassword,
    emiratesId,
    isEAuthorization: true,
    isEligibility: true,
    ...changes,
  };
}

/** What controlled medication asks for besides. */
async function prescriber(facilityLicense: string, cardOf = emiratesId): Promise<Partial<RegistrationForm>> {
  const { controlMedication } = regulatorAccount(facilityLicense);
  const read = { emiratesId: cardOf, fullName: 'AMAL,SALEM,,INVENTED', expiresOn: null, isVerified: true };
  return {
    isControlMedication: true,
    controlMedicationUsername: controlMedication.username,
    controlMedicationPassword: controlMedication.password,
    clinicianLicenseNumber: `GD-${randomUUID().slice(0, 8)}`,
    cardReadId: await keepCardReading(store, read, new Date()),
  };
}

const send = (body: RegistrationForm) => callApi(handler, register, { body });
const signInWith = (userName: string) => callApi(handler, login, { query: {}, body: { userName, password } });
const refusedWith = (code: string, status = -1) => ({ http: 200, status, errors: [{ code }] });

const aClinician = (changes: Partial<NewClinician>): NewClinician => ({
  clinicianId: randomUUID().slice(0, 8),
  facilityId: 'noor-clinic',
  fullName: 'Dr. Amal Invented',
  fullNameArabic: '',
  licenseNo: 'GD-1',
  emiratesId: null,
  specialty: 'Cardiology',
  isActive: true,
  isBlacklisted: false,
  ...changes,
});

describe('a new account', () => {
  it('REQ-REG-43 REQ-REG-44 works at once: signed in at the facility of the licence, with the roles of the options', async () => {
    const form = formFor(clinic);
    const answer = await send(form);
    expect(answer).toMatchObject({ http: 200, status: 1, data: { userId: expect.any(String) } });
    expect((await signInWith(form.email)).data).toMatchObject({
      userId: answer.data?.userId,
      facilityId: 'noor-clinic',
      facilityLicense: clinic,
      roles: ['Standard', 'MedicalProvider', 'Eligibility'],
      pendingSteps: ['confirmEmail', 'licenseAgreement'],
    });
  });

  it.each<[string, string, Partial<RegistrationForm>, string[]]>([
    ['a clinic with e-authorisation only', clinic, { isEligibility: false }, ['Standard', 'MedicalProvider']],
    ['a clinic with eligibility only', clinic, { isEAuthorization: false }, ['Standard', 'Eligibility']],
    [
      'a pharmacy',
      pharmacy,
      { providerTypeId: 1, isEAuthorization: false, isEligibility: false },
      ['Standard', 'Pharmacy'],
    ],
    [
      'a pharmacy whose browser left the other services on',
      pharmacy,
      { providerTypeId: 1, isEAuthorization: true, isEligibility: true },
      ['Standard', 'Pharmacy'],
    ],
  ])('REQ-REG-43 gives %s its roles', async (_what, license, changes, roles) => {
    const form = formFor(license, changes);
    expect(await send(form)).toMatchObject({ status: 1 });
    expect((await findUserByName(store, form.email))?.roles).toEqual(roles);
  });

  it('keeps the Emirates ID as digits and the names as typed, and never in the session', async () => {
    const form = formFor(clinic, { emiratesId: '784-1985-0000001-7', firstName: ' Amal ', lastName: 'Al Invented' });
    await send(form);
    const stored = await findUserByName(store, form.email);
    // Typed, so it is a claim.
    expect(stored).toMatchObject({ emiratesId: null, emiratesIdClaim: { emiratesId }, firstName: 'Amal' });
    expect(stored).toMatchObject({ lastName: 'Al Invented', agreementVersion: null });
    expect((await signInWith(form.email)).bytes.toString()).not.toContain(emiratesId);
  });

  it('is told to its owner by mail, without a word of the password', async () => {
    await deliver();
    const form = formFor(clinic);
    await send(form);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: form.email, subject: expect.stringContaining('account is open') });
    expect(JSON.stringify(mail)).not.toContain(password);
  });

  it('leaves the regulator credentials of the facility to its administrators, the first ones included', async () => {
    expect(await send(formFor('DHA-F-9000005'))).toMatchObject({ status: 1 });
    expect(await findRegulatoryDetails(store, provenFacilityId('creek-clinic'))).toBeNull();
  });

  it('leaves neither password, credentials nor Emirates ID in log or trail', async () => {
    const form = formFor(clinic);
    await send(form);
    const { Items } = await store.send(new ScanCommand({ TableName: tableName('audit') }));
    const written = logLines.join('') + JSON.stringify(Items);
    for (const secret of [password, form.regulatorPassword!, form.regulatorUsername!, emiratesId, form.email]) {
      expect(written).not.toContain(secret);
    }
  });
});

describe('a name that is taken', () => {
  it('REQ-REG-09 is refused, in any letter case', async () => {
    const form = formFor(clinic);
    await send(form);
    expect(await send({ ...form, email: form.email.toUpperCase() })).toMatchObject({
      http: 200,
      status: -1,
      errors: [{ code: 'userNameExists', message: 'Username already registered', field: 'email' }],
    });
  });

  it('REQ-REG-09 goes to one of two registrations in the same second, the other is told so', async () => {
    const form = formFor('MF9003');
    const both = await Promise.all([send(form), send({ ...form, firstName: 'Other' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([-1, 1]);
    expect(both.find(({ status }) => status < 0)?.errors).toMatchObject([{ code: 'userNameExists' }]);
    const winner = both.find(({ status }) => status === 1);
    expect((await findUserByName(store, form.email))?.userId).toBe(winner?.data?.userId);
  });
});

describe('what the server decides again', () => {
  it('REQ-REG-28 knows no facility of that licence under that regulator', async () => {
    const unknown = { http: 200, status: 0, errors: [{ code: 'facilityNotFound' }] };
    const answer = await send(formFor(clinic, { facilityLicenseNumber: 'DHA-F-1' }));
    expect(answer).toMatchObject(unknown);
    expect(answer.errors[0]?.message).toBe('Provider not found in the product, Please contact to support.');
    expect(await send(formFor(clinic, { regulatorId: 1 }))).toMatchObject(unknown);
  });

  it('REQ-REG-25 REQ-REG-27 tries the regulator credentials itself', async () => {
    const form = formFor(clinic, { regulatorPassword: 'not it' });
    expect(await send(form)).toMatchObject(refusedWith('regulatorCredentialsWrong'));
    expect(await findUserByName(store, form.email)).toBeNull();
  });

  it('says that the regulator cannot be reached, and creates nothing', async () => {
    setFaults({ dhpo: { mode: 'down' } });
    const form = formFor(clinic);
    expect(await send(form)).toMatchObject(refusedWith('regulatorUnavailable', -2));
    expect(await findUserByName(store, form.email)).toBeNull();
  });

  it('asks for regulator credentials whatever the browser says of controlled medication', async () => {
    const bare = { regulatorUsername: '', regulatorPassword: '' };
    const claims = formFor(clinic, { ...bare, isControlMedicationEAuth: true });
    expect((await send(claims)).http).toBe(400);
    const dispensing = formFor(pharmacy, {
      ...(await prescriber(pharmacy)),
      ...bare,
      isControlMedicationEAuth: true,
      providerTypeId: 1,
    });
    expect((await send(dispensing)).http).toBe(400);
  });

  it('REQ-REG-25 REQ-REG-43 refuses what the form would not send', async () => {
    const wrong: [Partial<RegistrationForm>, string, string][] = [
      [{ email: '' }, 'email', 'Email is required.'],
      [{ email: 'none' }, 'email', 'Email is invalid.'],
      [{ password: 'weak', confirmPassword: 'weak' }, 'password', 'Password not strong enough.'],
      [{ confirmPassword: 'Other-One_1' }, 'confirmPassword', 'Passwords do not match.'],
      [{ firstName: ' ' }, 'firstName', 'First name is required.'],
      [{ lastName: '' }, 'lastName', 'Last name is required.'],
      [{ emiratesId: '784198500000018' }, 'emiratesId', 'Valid Emirates ID Required'],
      [{ facilityLicenseNumber: '' }, 'facilityLicenseNumber', 'Facility License Number is required.'],
      [{ regulatorUsername: '' }, 'regulatorUsername', 'Regulator Username is required.'],
      [{ regulatorPassword: '' }, 'regulatorPassword', 'Regulator Password is required.'],
    ];
    for (const [change, field, message] of wrong) {
      const answer = await callAnything(handler, register, { body: { ...formFor(clinic), ...change } });
      expect(answer.http, field).toBe(400);
      expect(answer.errors, field).toContainEqual(expect.objectContaining({ field, message }));
    }
  });

  it('REQ-REG-33 wants at least one service of a medical provider', async () => {
    const answer = await send(formFor(clinic, { isEAuthorization: false, isEligibility: false }));
    expect(answer).toMatchObject({ http: 400, errors: [{ field: 'isEligibility' }] });
  });

  it('refuses a password that everybody uses', async () => {
    const common = { password: 'P@ssw0rd123', confirmPassword: 'P@ssw0rd123' };
    expect(await send(formFor(clinic, common))).toMatchObject(refusedWith('commonPassword'));
  });
});

describe('controlled medication', () => {
  it('REQ-REG-34 REQ-REG-44 gives a pharmacy and a prescriber their role once everything is proven', async () => {
    const own = demoEmiratesId(1979, 77);
    await putClinician(store, aClinician({ licenseNo: 'GD-77001', emiratesId: own, facilityId: 'coral-clinic' }));
    await putClinician(store, aClinician({ licenseNo: 'GD-77002', emiratesId: own, facilityId: 'coral-clinic' }));
    const as = async (license: string, clinicianLicenseNumber: string) =>
      formFor(license, { ...(await prescriber(license, own)), emiratesId: own, clinicianLicenseNumber });
    const dispensing = { ...(await as(pharmacy, 'GD-77001')), providerTypeId: 1 } as const;
    expect(await send(dispensing)).toMatchObject({ status: 1, data: { waitsFor: null } });
    expect(await findUserByName(store, dispensing.email)).toMatchObject({
      roles: ['Standard', 'Pharmacy', 'ControlMedicationPharmacy'],
      clinicianLicense: 'GD-77001',
    });
    const prescribing = await as(clinic, 'GD-77002');
    expect(await send(prescribing)).toMatchObject({ status: 1, data: { waitsFor: null } });
    expect((await findUserByName(store, prescribing.email))?.roles).toContain('ControlMedicationMedicalProvider');
  });

  it('REQ-REG-36 needs no regulator credentials for e-authorisation', async () => {
    const bare = { regulatorUsername: '', regulatorPassword: '', isControlMedicationEAuth: true };
    expect(await send(formFor(clinic, { ...(await prescriber(clinic)), ...bare }))).toMatchObject({ status: 1 });
  });

  it('tries its credentials itself', async () => {
    const form = formFor(clinic, { ...(await prescriber(clinic)), controlMedicationPassword: 'not it' });
    expect(await send(form)).toMatchObject({
      status: -1,
      errors: [{ code: 'regulatorCredentialsWrong', field: 'controlMedicationUsername' }],
    });
  });

  it('of two refusals always names the credentials for controlled medication, not the regulator’s', async () => {
    const both = { controlMedicationPassword: 'not it either', regulatorPassword: 'not it' };
    for (let time = 0; time < 3; time += 1) {
      passMinutes(10);
      const form = formFor(clinic, { ...(await prescriber(clinic)), ...both });
      const { errors } = await send(form);
      expect(errors).toMatchObject([{ code: 'regulatorCredentialsWrong', field: 'controlMedicationUsername' }]);
    }
  });

  it('REQ-REG-39 needs a card reading: none, an unknown one and one made offline prove nothing', async () => {
    const base = await prescriber(clinic);
    const notVerified = await send(formFor(clinic, { ...base, cardReadId: undefined }));
    expect(notVerified).toMatchObject(refusedWith('emiratesIdNotVerified'));
    expect(notVerified.errors[0]?.message).toBe('EmiratesId not verified');
    expect(await send(formFor(clinic, { ...base, cardReadId: 'invented' }))).toMatchObject(
      refusedWith('cardReadRefused'),
    );
    const offline = { emiratesId, fullName: 'Amal,,,Invented', expiresOn: null, isVerified: false };
    const cardReadId = await keepCardReading(store, offline, new Date());
    expect(await send(formFor(clinic, { ...base, cardReadId }))).toMatchObject(refusedWith('cardReadRefused'));
  });

  it('REQ-REG-38 wants the Emirates ID of the card', async () => {
    const answer = await send(formFor(clinic, await prescriber(clinic, '784197900000019')));
    expect(answer).toMatchObject(refusedWith('emiratesIdNotMatching'));
    expect(answer.errors[0]?.message).toBe("EmiratesId not matching with user's data");
  });

  it('REQ-REG-40 offers the licences that the registry has of the person; the picked one is taken, with its specialty', async () => {
    const own = '784199000070013';
    await putClinician(store, aClinician({ licenseNo: 'DHA-P-1', emiratesId: own }));
    await putClinician(store, aClinician({ licenseNo: 'MOH-P-2', emiratesId: own, facilityId: 'coral-clinic' }));
    await putClinician(store, aClinician({ licenseNo: 'OLD-3', emiratesId: own, isActive: false }));
    const form = formFor(clinic, { ...(await prescriber(clinic, own)), emiratesId: own });
    const offered = await send(form);
    expect(offered).toMatchObject({
      http: 200,
      status: -5,
      errors: [{ code: 'clinicianLicenseMismatch', field: 'clinicianLicenseNumber' }],
    });
    expect(licenseCandidates.parse(offered.data)).toEqual({
      candidates: [
        { licenseNo: 'DHA-P-1', fullName: 'Dr. Amal Invented' },
        { licenseNo: 'MOH-P-2', fullName: 'Dr. Amal Invented' },
      ],
    });
    expect(await send({ ...form, clinicianLicenseNumber: 'dha-p-1' })).toMatchObject({ status: 1 });
    expect(await findUserByName(store, form.email)).toMatchObject({
      clinicianLicense: 'DHA-P-1',
      clinicianName: 'Dr. Amal Invented',
      specialty: 'Cardiology',
    });
  });

  it('tells nobody without the card whose licence an Emirates ID has', async () => {
    const own = '784199000070013';
    const form = formFor(clinic, { ...(await prescriber(clinic)), emiratesId: own });
    const answer = await send(form);
    expect(answer).toMatchObject(refusedWith('emiratesIdNotMatching'));
    expect(answer.data).toBeNull();
  });
});

it('asks for a human first', async () => {
  process.env.HUMAN_VERIFICATION = 'on';
  try {
    expect(await send(formFor(clinic))).toMatchObject({ status: -4, errors: [{ code: 'verificationFailed' }] });
  } finally {
    process.env.HUMAN_VERIFICATION = 'off';
  }
});
