import { expect, it } from 'vitest';
import { chooseByKeys, hasFocus, tabTo } from '../journeys/support/keys.ts';
import { emailCode } from '../journeys/support/mailbox.ts';
import { portal } from '../journeys/support/portal.ts';
import {
  ownPassword,
  registerButton,
  registrationField,
  registrationList,
  regulatorLogin,
  somebody,
  testButton,
} from '../journeys/support/registration.ts';
import { heldSession, loginButton, passwordField, untilVerified, userNameField } from '../journeys/support/signIn.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();

it('REQ-REG-02 REQ-REG-41 opens an account and signs in with it, by the keyboard alone', async () => {
  const person = somebody('keys');
  const login = await regulatorLogin(portal.url, 'DHA-F-9000001');
  const page = await visit();
  const type = async (name: Parameters<typeof registrationField>[1], text: string) => {
    await tabTo(page, registrationField(page, name));
    await page.keyboard.type(text);
  };
  const solve = async () => {
    await tabTo(page, page.getByRole('checkbox', { name: 'I am human' }));
    await page.keyboard.press('Space');
    await untilVerified(page);
  };

  await page.goto('/account/login');
  await tabTo(page, page.getByRole('link', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('/account/register');
  await type('email', person.email);
  await type('password', ownPassword);
  await type('confirmPassword', ownPassword);
  await type('firstName', person.firstName);
  await type('lastName', person.lastName);
  await type('emiratesId', person.emiratesId);
  await chooseByKeys(page, registrationList(page, 'providerTypeId'), 'Medical provider');
  const eligibility = page.getByRole('checkbox', { name: 'Eligibility' });
  await tabTo(page, eligibility);
  await page.keyboard.press('Space');
  await expect.poll(() => eligibility.isChecked()).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => eligibility.isChecked()).toBe(true);
  await chooseByKeys(page, registrationList(page, 'regulatorId'), 'DHA');
  await type('facilityLicenseNumber', login.facilityLicense);
  await type('regulatorUsername', login.username);
  await type('regulatorPassword', login.password);
  await solve();
  await tabTo(page, testButton(page));
  await page.keyboard.press('Enter');
  await page.getByText('Connection Succeeded').waitFor();
  // A person who waited for the outcome goes on from the same place.
  await expect.poll(() => hasFocus(testButton(page))).toBe(true);
  await tabTo(page, registerButton(page));
  await page.keyboard.press('Enter');

  await page.waitForURL('/account/login');
  await tabTo(page, userNameField(page));
  await page.keyboard.type(person.email);
  await tabTo(page, passwordField(page));
  await page.keyboard.type(ownPassword);
  await solve();
  await tabTo(page, loginButton(page));
  await page.keyboard.press('Enter');
  await page.waitForURL('/confirmemail');
  await tabTo(page, page.getByLabel(/^Code/));
  await page.keyboard.type(await emailCode(portal.url, person.email));
  await page.keyboard.press('Enter');
  const agreement = page.getByRole('dialog', { name: 'Licence agreement' });
  await tabTo(page, agreement.getByRole('radio', { name: 'I accept the licence agreement' }));
  await page.keyboard.press('Space');
  await tabTo(page, agreement.getByRole('button', { name: 'Submit' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');
  expect(JSON.parse((await heldSession(page)) ?? '')).toMatchObject({ userName: person.email, pendingSteps: [] });
});
