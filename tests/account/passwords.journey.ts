import { describe, expect, it } from 'vitest';
import { answerAgreement } from '../journeys/support/agreement.ts';
import { tabTo } from '../journeys/support/keys.ts';
import { readersOfLinks, resetLink } from '../journeys/support/mailbox.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { ownPassword, registerClinic, registrationField, somebody } from '../journeys/support/registration.ts';
import { heldSession, signIn, untilVerified, verifyAsHuman } from '../journeys/support/signIn.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const url = portal.url;
const api: PortalApi = journeyApi();
const otherPassword = 'Quiet$Falcon42';

describe('a forgotten password', () => {
  it('REQ-PWD-01 REQ-PWD-03 REQ-PWD-08 is replaced through the mailbox, once and without a mouse', async () => {
    const person = somebody('forgetful');
    await registerClinic(api, url, person);
    const page = await visit();
    await page.goto('/account/login');
    const link = page.getByRole('link', { name: 'Forgot password?' });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await page.waitForURL('/account/forgotpassword');
    const human = page.getByRole('checkbox', { name: 'I am human' });
    const submit = page.getByRole('button', { name: 'Submit' });
    await tabTo(page, registrationField(page, 'email'));
    await page.keyboard.type(person.email);
    await tabTo(page, human);
    await page.keyboard.press('Space');
    await untilVerified(page);
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await page.getByText('If this address has an account, a link is on its way.').waitFor();

    const mailed = await resetLink(url, person.email);
    const choosePassword = async () => {
      await page.goto(mailed);
      await registrationField(page, 'email').fill(person.email);
      await registrationField(page, 'password').fill(otherPassword);
      await registrationField(page, 'confirmPassword').fill(otherPassword);
      await verifyAsHuman(page);
      await submit.click();
    };
    await choosePassword();
    await page.getByText('Your password is changed.').waitFor();
    await page.waitForURL('/account/login');
    await signIn(page, person.email, { password: otherPassword });
    await page.waitForURL('/userlicenseagreement');
    expect(await api.login(person.email, ownPassword)).toMatchObject({ data: null });

    await choosePassword();
    await page.getByRole('alert').getByText('This link is not valid any more.').waitFor();
  });

  it('is answered alike for an address without an account', async () => {
    const page = await visit();
    const stranger = somebody('stranger').email;
    const person = somebody('remembering');
    await registerClinic(api, url, person);
    for (const email of [stranger, person.email]) {
      await page.goto('/account/forgotpassword');
      await registrationField(page, 'email').fill(email);
      await verifyAsHuman(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('If this address has an account, a link is on its way.').waitFor();
    }
    // Mails are sent in turn: when the later link has come, an earlier one would be there.
    await resetLink(url, person.email);
    const readers = await readersOfLinks(url);
    expect(readers).toContain(person.email);
    expect(readers).not.toContain(stranger);
  });
});

describe('a password that must be changed', () => {
  it('REQ-LOGIN-26 REQ-PWD-15 is asked for before anything else, then the wanted address follows', async () => {
    const person = somebody('reset');
    const userId = await registerClinic(api, url, person);
    const admin = await api.session('superadmin@portal.example');
    const reset = { session: admin, body: { userId } };
    const { data } = await api.call<{ temporaryPassword: string }>('/api/manage/resetuserpassword', reset);
    const temporary = data?.temporaryPassword ?? '';

    const page = await visit();
    await page.goto('/account/login?returnUrl=/eligibility');
    await signIn(page, person.email, { password: temporary });
    await page.waitForURL('/manage/changepassword');
    await page.getByText('Your password must be changed before you can go on.').waitFor();
    await page.goto('/eligibility');
    await page.waitForURL('/manage/changepassword');
    await page.getByLabel(/^Current password/).fill(temporary);
    await page.getByLabel(/^New password/).fill(otherPassword);
    await page.getByLabel(/^Confirm new password/).fill(otherPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.waitForURL(/\/userlicenseagreement/);
    await answerAgreement(page, 'accept');
    await page.waitForURL('/eligibility');
    expect(JSON.parse((await heldSession(page)) ?? '')).toMatchObject({ isResetPasswordRequired: false });
    expect(await api.login(person.email, temporary)).toMatchObject({ data: null });
  });
});
