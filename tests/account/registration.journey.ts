import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountRequest } from '../../shared/accountRequest/routes.ts';
import { answerAgreement } from '../journeys/support/agreement.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { superAdmin } from '../journeys/support/portalApi.ts';
import {
  confirmOwnEmail,
  fillPerson,
  fillRegulator,
  newEmail,
  ownPassword,
  putCard,
  registerButton,
  registrationField,
  registrationList,
  regulatorLogin,
  somebody,
  testButton,
} from '../journeys/support/registration.ts';
import { heldSession, signIn, verifyAsHuman } from '../journeys/support/signIn.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const url = portal.url;
const api = journeyApi();
const verified = 'Connection Succeeded';
const refused = 'Connection Failed';

/** An administrator of the portal opens an account whose licence no registry has. */
async function approve(email: string): Promise<void> {
  const session = await api.session(superAdmin);
  const { data } = await api.call<{ items: AccountRequest[] }>('/api/accountrequest/search', { session });
  const request = data?.items.find(({ userName }) => userName === email);
  if (!request) throw new Error(`${email} asks for nothing`);
  const { accountRequestId, version } = request;
  const answer = await api.call('/api/accountrequest/approve', { session, body: { accountRequestId, version } });
  expect(answer).toMatchObject({ httpStatus: 200, status: 1 });
}

describe('opening an account', () => {
  it('REQ-REG-24 REQ-REG-25 REQ-REG-26 REQ-REG-27 REQ-REG-41 registers a clinic, which signs in at once', async () => {
    const person = somebody('clinic');
    const login = await regulatorLogin(url, 'DHA-F-9000001');
    const page = await visit({ tolerated: /status of 4\d\d/ });
    await page.goto('/account/register');
    await fillPerson(page, person);
    await fillRegulator(page, { ...login, password: 'not it' }, 'DHA');
    await verifyAsHuman(page);
    await testButton(page).click();
    await page.getByText(refused).waitFor();
    await page.getByText('Regulator username or password invalid.').waitFor();
    await expect.poll(() => registerButton(page).isDisabled()).toBe(true);
    await registrationField(page, 'regulatorPassword').fill(login.password);
    await expect.poll(() => page.getByText(refused).count()).toBe(0);
    await testButton(page).click();
    await page.getByText(verified).waitFor();
    // What was tested is what is registered: another value asks for another test.
    await registrationField(page, 'regulatorUsername').fill('another');
    await expect.poll(() => registerButton(page).isDisabled()).toBe(true);
    await registrationField(page, 'regulatorUsername').fill(login.username);
    await testButton(page).click();
    await page.getByText(verified).waitFor();
    await registerButton(page).click();
    await page.waitForURL('/account/login');
    await page.getByText('Registration successful').waitFor();

    await signIn(page, person.email, { password: ownPassword });
    await confirmOwnEmail(page, url, person);
    await page.waitForURL('/userlicenseagreement');
    await answerAgreement(page, 'accept');
    await page.waitForURL('/dashboard');
    await page.getByRole('navigation', { name: 'What you can do' }).getByText('Eligibility').waitFor();
    expect(JSON.parse((await heldSession(page)) ?? '')).toMatchObject({
      userName: person.email,
      facilityLicense: 'DHA-F-9000001',
      roles: expect.arrayContaining(['Standard', 'MedicalProvider', 'Eligibility']),
      pendingSteps: [],
    });
  });

  it('REQ-REG-03 registers a pharmacy, which is asked for its professional licence', async () => {
    const person = somebody('pharmacy');
    const page = await visit();
    await page.goto('/account/register');
    await fillPerson(page, person);
    await registrationList(page, 'providerTypeId').click();
    await page.getByRole('option', { name: 'Pharmacy', exact: true }).click();
    const services = page.getByRole('group', { name: 'What the account is for' }).getByRole('checkbox');
    // The form is drawn anew a moment after the choice.
    await expect.poll(() => services.count()).toBe(1);
    await expect.poll(() => services.isChecked()).toBe(false);
    await fillRegulator(page, await regulatorLogin(url, 'PF9001'), 'HAAD');
    await verifyAsHuman(page);
    await testButton(page).click();
    await page.getByText(verified).waitFor();
    await registerButton(page).click();
    await page.waitForURL('/account/login');
    await signIn(page, person.email, { password: ownPassword });
    await confirmOwnEmail(page, url, person);
    await answerAgreement(page, 'accept');
    await page.waitForURL('/professionallicenseupdate');
    await page.getByText('issued by the Department of Health – Abu Dhabi').waitFor();
    await page.getByLabel(/^Professional licence number/).fill('GD77777');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('/dashboard');
    // No registry has this licence, so that nobody is its clinician yet.
    await page.getByText('The registry does not confirm this licence for you.').waitFor();
    const session = JSON.parse((await heldSession(page)) ?? '');
    expect(session.roles.toSorted()).toEqual(['Pharmacy', 'Standard']);
    expect(session.clinicianLicense).toBeNull();
  });

  it('REQ-REG-12 says while the form is filled that a user name is taken', async () => {
    const page = await visit();
    await page.goto('/account/register');
    await registrationField(page, 'email').fill('reception@noor-clinic.example');
    await registrationField(page, 'password').focus();
    await page.getByText('Username already registered').waitFor();
  });

  it('registers in Arabic, to the dashboard', async () => {
    const person = somebody('arabic');
    const language = 'ar';
    const arabic = texts[language];
    const page = await visit({ language });
    await page.goto('/account/register');
    await fillPerson(page, person, language);
    const names = await (await fetch(`${url}/api/regulator/getregulators`)).json();
    const login = await regulatorLogin(url, 'DHA-F-9000001');
    const dubai = names.data.find((each: { regulatorId: number }) => each.regulatorId === login.regulatorId);
    await fillRegulator(page, login, dubai.nameArabic, language);
    await verifyAsHuman(page, arabic);
    await testButton(page, language).click();
    await page.getByText(arabic.ui.connection.succeeded).waitFor();
    await registerButton(page, language).click();
    await page.waitForURL('/account/login');
    await signIn(page, person.email, { password: ownPassword, language: arabic });
    await confirmOwnEmail(page, url, person, language);
    await answerAgreement(page, 'accept', language);
    await page.waitForURL('/dashboard');
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });
});

describe('controlled medication', () => {
  const holder = { emiratesId: '784197800090025', firstName: 'Vikram', lastName: 'Desai' };
  const put = (card: string) => putCard(url, card);
  beforeAll(() => put('784199100090036'));

  it('REQ-REG-05 REQ-REG-37 REQ-REG-38 registers a pharmacist with their own card only', async () => {
    const email = newEmail('controlled');
    const login = await regulatorLogin(url, 'DHA-F-9000003');
    const page = await visit();
    await page.goto('/account/register');
    await fillPerson(page, { ...holder, email });
    await registrationList(page, 'providerTypeId').click();
    await page.getByRole('option', { name: 'Pharmacy', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Controlled Medication' }).click();
    await fillRegulator(page, login, 'DHA');
    await verifyAsHuman(page);
    await testButton(page).click();
    await page.getByText(verified).waitFor();
    await expect.poll(() => registerButton(page).isDisabled()).toBe(true);
    await registrationField(page, 'controlMedicationUsername').fill(login.controlMedication.username);
    await registrationField(page, 'controlMedicationPassword').fill(login.controlMedication.password);
    await registrationField(page, 'clinicianLicenseNumber').fill('DHA-P-555555');
    await page.getByRole('button', { name: 'Test Controlled Medication Connection' }).click();
    await page.getByText(verified).nth(1).waitFor();
    await registerButton(page).click();

    const reader = page.getByRole('dialog', { name: 'Read the Emirates ID card' });
    await reader.getByRole('button', { name: 'Verify' }).click();
    await reader.getByText("EmiratesId not matching with user's data").waitFor();
    await put(holder.emiratesId);
    await reader.getByRole('button', { name: 'Verify' }).click();
    await reader.getByText('The card is verified.').waitFor();
    await reader.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('/account/login');
    await page.getByText('opens when an administrator of the portal has approved it').waitFor();
    await approve(email);

    await signIn(page, email, { password: ownPassword });
    await confirmOwnEmail(page, url, { email });
    await answerAgreement(page, 'accept');
    await page.waitForURL('/dashboard');
    const session = JSON.parse((await heldSession(page)) ?? '');
    expect(session.roles.toSorted()).toEqual(['ControlMedicationPharmacy', 'Pharmacy', 'Standard']);
    expect(session.clinicianLicense).toBe('DHA-P-555555');
    expect(await api.call('/api/account/session', { session })).toMatchObject({ httpStatus: 200 });
  });

  it('REQ-REG-32 REQ-REG-36 registers a prescriber by the controlled-medication test alone', async () => {
    const email = newEmail('prescriber');
    const prescriber = { emiratesId: '784198400090019', firstName: 'Salama', lastName: 'Al Nuaimi', email };
    const login = await regulatorLogin(url, 'MF9002');
    await put(prescriber.emiratesId);
    const page = await visit();
    await page.goto('/account/register');
    await fillPerson(page, prescriber);
    await registrationList(page, 'providerTypeId').click();
    await page.getByRole('option', { name: 'Medical provider', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Controlled Medication' }).click();
    const services = page.getByRole('group', { name: 'What the account is for' }).getByRole('checkbox');
    const chosen = () => services.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked));
    await expect.poll(chosen).toEqual([true, true, true]);
    await registrationList(page, 'regulatorId').click();
    await page.getByRole('option', { name: 'HAAD', exact: true }).click();
    await registrationField(page, 'facilityLicenseNumber').fill(login.facilityLicense);
    await verifyAsHuman(page);
    await expect.poll(() => testButton(page).isDisabled()).toBe(true);
    await registrationField(page, 'controlMedicationUsername').fill(login.controlMedication.username);
    await registrationField(page, 'controlMedicationPassword').fill('not it');
    await registrationField(page, 'clinicianLicenseNumber').fill('GD777001');
    const controlledTest = page.getByRole('button', { name: 'Test Controlled Medication Connection' });
    await controlledTest.click();
    await page.getByText(refused).waitFor();
    await expect.poll(() => registerButton(page).isDisabled()).toBe(true);
    await registrationField(page, 'controlMedicationPassword').fill(login.controlMedication.password);
    await controlledTest.click();
    await page.getByText(verified).waitFor();
    await registerButton(page).click();
    const reader = page.getByRole('dialog', { name: 'Read the Emirates ID card' });
    await reader.getByRole('button', { name: 'Verify' }).click();
    await reader.getByText('The card is verified.').waitFor();
    await reader.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('/account/login');
    await page.getByText('opens when an administrator of the portal has approved it').waitFor();
    await approve(email);

    await signIn(page, email, { password: ownPassword });
    await confirmOwnEmail(page, url, { email });
    await answerAgreement(page, 'accept');
    await page.waitForURL('/dashboard');
    const session = JSON.parse((await heldSession(page)) ?? '');
    expect(session).toMatchObject({ facilityLicense: 'MF9002', clinicianLicense: 'GD777001', pendingSteps: [] });
    expect(session.roles).toContain('ControlMedicationMedicalProvider');
    expect(session.roles).not.toContain('Pharmacy');
  });
});
