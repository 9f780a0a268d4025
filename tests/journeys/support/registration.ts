import type { Page } from 'playwright-core';
import { providerType } from '../../../shared/_field/providerTypes.ts';
import { emailCode } from './mailbox.ts';
import type { PortalApi } from './portalApi.ts';
import { type Language, texts } from './texts.ts';

/** As /local/regulators shows it: what a facility signs in to its regulator with. */
export interface RegulatorLogin {
  readonly regulatorId: number;
  readonly facilityLicense: string;
  readonly username: string;
  readonly password: string;
  readonly controlMedication: { readonly username: string; readonly password: string };
}

export const ownPassword = 'Desert!Rose7';

/** An address that nobody has registered yet. */
export const newEmail = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@journeys.example`;

export async function regulatorLogin(url: string, facilityLicense: string): Promise<RegulatorLogin> {
  const all = (await (await fetch(`${url}/local/regulators`)).json()) as RegulatorLogin[];
  const found = all.find((each) => each.facilityLicense === facilityLicense);
  if (!found) throw new Error(`No regulator login for ${facilityLicense}`);
  return found;
}

/** Puts somebody's Emirates ID card into the card reader, which works. */
export const putCard = (url: string, card: string, failure: string | null = null) =>
  fetch(`${url}/local/card-reader`, { method: 'PUT', body: JSON.stringify({ card, failure }) });

export interface Registrant {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emiratesId: string;
}

type FieldName = keyof (typeof texts)['en']['registration']['field'];

// A required field's label ends with a star that no reader hears.
const labelled = (language: Language, name: FieldName) =>
  new RegExp(`^${texts[language].registration.field[name]}\\s?\\*?$`);
export const registrationField = (page: Page, name: FieldName, language: Language = 'en') =>
  page.getByLabel(labelled(language, name));
export const registrationList = (page: Page, name: FieldName, language: Language = 'en') =>
  page.getByRole('combobox', { name: new RegExp(`^${texts[language].registration.field[name]}`) });
export const registerButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: texts[language].registration.register, exact: true });
export const testButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: texts[language].registration.test, exact: true });

export async function fillPerson(page: Page, person: Registrant, language: Language = 'en'): Promise<void> {
  const field = (name: FieldName) => registrationField(page, name, language);
  await field('email').fill(person.email);
  await field('password').fill(ownPassword);
  await field('confirmPassword').fill(ownPassword);
  await field('firstName').fill(person.firstName);
  await field('lastName').fill(person.lastName);
  await field('emiratesId').fill(person.emiratesId);
}

export async function fillRegulator(page: Page, login: RegulatorLogin, regulator: string, language: Language = 'en') {
  await registrationList(page, 'regulatorId', language).click();
  await page.getByRole('option', { name: regulator, exact: true }).click();
  await registrationField(page, 'facilityLicenseNumber', language).fill(login.facilityLicense);
  await registrationField(page, 'regulatorUsername', language).fill(login.username);
  await registrationField(page, 'regulatorPassword', language).fill(login.password);
}

/** Types the mailed code into the page on which a new account confirms its address. */
export async function confirmOwnEmail(
  page: Page,
  url: string,
  { email }: { email: string },
  language: Language = 'en',
) {
  await page.waitForURL('/confirmemail');
  const words = texts[language].signin.email;
  await page.getByLabel(new RegExp(`^${words.label}`)).fill(await emailCode(url, email));
  await page.getByRole('button', { name: words.submit, exact: true }).click();
}

/** Opens an account for a clinic without a browser; its address is confirmed, and it owes the licence agreement still. */
export async function registerClinic(api: PortalApi, url: string, person: Registrant): Promise<string> {
  const login = await regulatorLogin(url, 'DHA-F-9000001');
  const token = await api.verified();
  const body = {
    ...person,
    password: ownPassword,
    confirmPassword: ownPassword,
    regulatorId: login.regulatorId,
    providerTypeId: providerType.MedicalProvider,
    facilityLicenseNumber: login.facilityLicense,
    regulatorUsername: login.username,
    regulatorPassword: login.password,
    isEAuthorization: true,
    isEligibility: true,
    isControlMedication: false,
    isControlMedicationPharmacy: false,
    isControlMedicationEAuth: false,
    token,
  };
  const { data, errors } = await api.call<{ userId: string }>('/api/account/register', { body });
  if (!data) throw new Error(`${person.email} cannot be registered: ${JSON.stringify(errors)}`);
  const { data: session } = await api.login(person.email, ownPassword);
  if (!session) throw new Error(`${person.email} cannot sign in`);
  await api.call('/api/account/sendemailcode', { session, body: {} });
  await api.call('/api/account/confirmemail', { session, body: { code: await emailCode(url, person.email) } });
  return data.userId;
}

/** Whom the journeys without a card register; everybody is invented. */
export const somebody = (name: string): Registrant => ({
  email: newEmail(name),
  firstName: 'Amal',
  lastName: 'Haddad',
  emiratesId: '784198400090019',
});
