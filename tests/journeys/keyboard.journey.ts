import { beforeAll, describe, expect, it } from 'vitest';
import {
  detailAddress,
  firstChoices,
  listField,
  sendButton,
  textField,
  untilStatus,
} from './support/eligibilityForm.ts';
import { chooseByKeys, hasFocus, tabTo } from './support/keys.ts';
import { journeyApi } from './support/portal.ts';
import { type PortalApi, receptionist } from './support/portalApi.ts';
import { loginButton, passwordField, untilVerified, userNameField } from './support/signIn.ts';
import { visits } from './support/visits.ts';

const visit = visits();
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

describe('without a mouse', () => {
  it('REQ-ELIG-10 REQ-RDASH-05 signs in, checks a patient and reads the answer', async () => {
    const member = await api.member('Eligible, one cover with 20');
    const page = await visit();
    await page.goto('/account/login');
    await tabTo(page, userNameField(page));
    await page.keyboard.type(receptionist);
    await tabTo(page, passwordField(page));
    await page.keyboard.type('Demo#2026pass');
    await tabTo(page, page.getByRole('checkbox', { name: 'I am human' }));
    await page.keyboard.press('Space');
    await untilVerified(page);
    await tabTo(page, loginButton(page));
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Eligibility/ }).waitFor();

    await page.keyboard.press('e');
    await page.waitForURL('/eligibility/summary');
    await tabTo(page, page.getByRole('link', { name: 'New request' }));
    await page.keyboard.press('Enter');
    await chooseByKeys(page, listField(page, 'payerId'), 'NAS Administration');
    await tabTo(page, textField(page, 'emiratesId'));
    await page.keyboard.type(member.emiratesId);
    await chooseByKeys(page, listField(page, 'eidReasonId'), firstChoices('en').eidReasonId);
    await chooseByKeys(page, listField(page, 'serviceCategoryId'), 'Outpatient');
    const clinician = listField(page, 'clinicianLicense');
    await tabTo(page, clinician);
    await page.keyboard.type('A');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => clinician.inputValue()).toMatch(/\(.+\)$/);
    await tabTo(page, sendButton(page));
    await page.keyboard.press('Enter');

    await page.waitForURL(detailAddress);
    await page.locator('h1:focus').waitFor();
    await untilStatus(page, 'Eligible');
    await tabTo(page, page.getByRole('button', { name: 'PDF in both' }));
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await (await downloading).path();
    await tabTo(page, page.getByRole('link', { name: 'Back to the history' }));
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: member.fullName }).first();
    await tabTo(page, row.getByRole('link'));
    await page.keyboard.press('Enter');
    await page.waitForURL(detailAddress);
  });

  it('REQ-RDASH-29 shows and hides the letters of the tiles with Alt+X; they can be switched off', async () => {
    // An account of its own: the setting goes with it.
    const page = await visit({ session: await api.session('desk@marina-hospital.example') });
    await page.goto('/dashboard');
    const letter = page.getByRole('link', { name: /^Eligibility/ }).getByText('E', { exact: true });
    await page.getByRole('link', { name: /^Eligibility/ }).waitFor();
    await page.keyboard.press('Alt+x');
    await letter.waitFor();
    await page.keyboard.press('Alt+x');
    await letter.waitFor({ state: 'detached' });

    const account = page.getByRole('button', { name: /^Account of/ });
    await tabTo(page, account);
    await page.keyboard.press('Enter');
    const shortcuts = page.getByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' });
    await shortcuts.waitFor();
    while (!(await hasFocus(shortcuts))) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'Keyboard shortcuts', checked: false }).waitFor();
    await page.keyboard.press('Escape');
    await shortcuts.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(account)).toBe(true);
    await page.keyboard.press('e');
    await page.keyboard.press('Alt+x');
    await expect.poll(() => letter.count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
  });

  it('skips the header, and opens and leaves a dialog where it was opened', async () => {
    const page = await visit({ session: await api.session(receptionist) });
    await page.goto('/eligibility/new');
    await sendButton(page).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
    const opener = page.getByRole('button', { name: 'Clear the form' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Clear the form?' });
    await dialog.waitFor();
    await expect.poll(() => hasFocus(dialog.getByRole('button', { name: 'Keep' }))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });
});
