import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answerAgreement } from '../journeys/support/agreement.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { demoPassword, type PortalApi } from '../journeys/support/portalApi.ts';
import { ownPassword, registerClinic, somebody } from '../journeys/support/registration.ts';
import { heldSession, signIn } from '../journeys/support/signIn.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const url = portal.url;
const api: PortalApi = journeyApi();

const session = async (page: Page) => JSON.parse((await heldSession(page)) ?? 'null');

describe('the licence agreement', () => {
  it('REQ-PROFILE-19 REQ-PROFILE-20 REQ-PROFILE-21 REQ-PROFILE-25 signs out who declines and lets in who accepts', async () => {
    const person = somebody('agreement');
    await registerClinic(api, url, person);
    const page = await visit();
    await page.goto('/account/login');
    await signIn(page, person.email, { password: ownPassword });
    await page.waitForURL('/userlicenseagreement');
    const dialog = page.getByRole('dialog');
    const [terms] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name: /^Read the terms/ }).click(),
    ]);
    await terms.getByRole('heading').first().waitFor();
    await terms.close();
    const held = await session(page);
    await page.evaluate(() => sessionStorage.setItem('something', 'of this user'));
    const landed: string[] = [];
    page.on('framenavigated', (frame) => landed.push(new URL(frame.url()).pathname));
    await answerAgreement(page, 'decline');
    await page.waitForURL(/\/account\/login/);
    expect(landed).toContain('/account/logoff');
    await expect.poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await api.call('/api/account/session', { session: held })).toMatchObject({ httpStatus: 401 });

    await page.goto('/account/login');
    await signIn(page, person.email, { password: ownPassword });
    await page.waitForURL('/userlicenseagreement');
    await answerAgreement(page, 'accept');
    await page.waitForURL('/dashboard');
    const { data } = await api.login(person.email, ownPassword);
    expect(data?.pendingSteps).toEqual([]);
  });
});

describe('what is asked after a sign-in', () => {
  it('REQ-PROFILE-01 REQ-PROFILE-02 REQ-PROFILE-03 asks once for a missing Emirates ID', async () => {
    const userName = 'no-emirates-id@dhow-pharmacy.example';
    const page = await visit();
    await page.goto('/account/login');
    await signIn(page, userName);
    await page.waitForURL('/emiratesidupdate');
    const field = page.getByRole('textbox', { name: /^Emirates ID/ });
    await field.fill('784198400090018');
    await expect.poll(() => field.inputValue()).toBe('784-1984-0009001-8');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Valid Emirates ID Required', { exact: true }).waitFor();
    await field.fill('784198400090019');
    await page.getByLabel(/^Current password/).fill(demoPassword);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('/dashboard');
    const again = await api.signIn(userName);
    expect(again.pendingSteps).toEqual([]);
  });

  it('REQ-PROFILE-05 REQ-PROFILE-06 REQ-PROFILE-08 REQ-PROFILE-09 offers the professional licence that the registry knows', async () => {
    const page = await visit({ tolerated: /status of 4\d\d/ });
    await page.goto('/account/login');
    await signIn(page, 'erx@oasis-clinic.example');
    await page.waitForURL('/professionallicenseupdate');
    const field = page.getByRole('textbox', { name: /^Professional licence number/ });
    await field.fill('GD1');
    await page.getByRole('button', { name: 'Submit' }).click();
    const picker = page.getByRole('dialog', { name: 'Select/Click the correct License Number' });
    await picker.getByText('After selection, submit the page again.').waitFor();
    await picker.getByRole('button', { name: /Haddad/ }).click();
    await expect.poll(() => field.inputValue()).toMatch(/^GD9\d{4}$/);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('/dashboard');
    await expect
      .poll(() => session(page))
      .toMatchObject({
        clinicianLicense: expect.stringMatching(/^GD9/),
        specialty: 'Dentistry',
      });
  });

  it('REQ-PROFILE-12 REQ-PROFILE-13 REQ-PROFILE-15 asks a prescriber of several facilities where they work', async () => {
    const page = await visit();
    await page.goto('/account/login');
    await signIn(page, 'erx@corniche-hospital.example');
    await page.waitForURL('/selectfacility');
    const dialog = page.getByRole('dialog', { name: 'Select a facility' });
    await dialog.getByText('contact your facility administrator').waitFor();
    const before = await session(page);
    await dialog.getByRole('radio', { name: 'Al Ain Oasis Clinic (Demonstration)(MF9002)' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('/dashboard');
    const after = await session(page);
    expect(after.facilityLicense).toBe('MF9002');
    expect(after.accessToken).not.toBe(before.accessToken);
    expect(after.pendingSteps).toEqual([]);
  });
});

describe('another facility', () => {
  it('REQ-SHELL-13 is switched to in the header, and the other tab follows', async () => {
    const page = await visit({ session: await api.signIn('group@marina-hospital.example') });
    await page.goto('/dashboard');
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    const header = (tab: Page) => tab.getByRole('banner');
    await header(other)
      .getByText(/Noor Family Clinic|Marina Bay Hospital|Corniche General/)
      .first()
      .waitFor();
    const { facilityId, accessToken } = await session(page);
    const [name, label] =
      facilityId === 'noor-clinic' ? ['Marina Bay Hospital', 'marina-hospital'] : ['Noor Family Clinic', 'noor-clinic'];
    await page.evaluate(() => sessionStorage.setItem('something', 'of this facility'));
    await header(page)
      .getByRole('button', { name: /Change facility/ })
      .click();
    await page.getByRole('textbox', { name: 'Search facilities' }).fill(name ?? '');
    await page.getByRole('menuitemradio').first().click();
    await header(page)
      .getByText(name ?? '')
      .waitFor();
    await header(other)
      .getByText(name ?? '')
      .waitFor();
    const now = await session(page);
    expect(now.facilityId).toBe(label);
    expect(now.accessToken).not.toBe(accessToken);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('something'))).toBeNull();
  });
});
