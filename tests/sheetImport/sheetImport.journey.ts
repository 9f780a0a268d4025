import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';

const visit = visits();
let api: PortalApi;
let session: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  session = await api.session('admin@noor-clinic.example');
});

/** Heads of the source's own, in an order of its own; a word that the portal does not know; one name with a digit in it. */
const people = [
  'Staff of June',
  'Surname;Duties;Given name;E-mail',
  'Invented;Front desk;Salma;salma.sheet@noor-clinic.example',
  'Invented;Front desk;Rashid 5;rashid.sheet@noor-clinic.example',
].join('\r\n');

async function upload(page: Page, button: string): Promise<void> {
  const buffer = Buffer.from(people);
  await page.locator('input[type=file]').setInputFiles({ name: 'june.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/imports\/users\/[0-9A-Z]{26}$/);
}

const countOf = (page: Page, name: string) =>
  page
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
    .textContent();

describe('people by a sheet', () => {
  it('are read as their administrator says, corrected in the grid, written, and taken back', async () => {
    const page = await visit({ session });
    await page.goto('/admin/manageusers');
    await page.getByRole('link', { name: 'Imports' }).click();
    await upload(page, 'Upload and look at it');
    await page.getByText(/^Recognised by another name · .Salma. · .Rashid 5.$/).waitFor();
    await page.getByRole('combobox', { name: /^Duties/ }).click();
    await page.getByRole('option', { name: 'Roles', exact: true }).click();
    await page.getByRole('combobox', { name: /Front desk/ }).click();
    await page.getByRole('option', { name: 'Eligibility', exact: true }).click();
    await page.getByText(/A name has letters, spaces, hyphens and dots only\./).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check all rows' }).click();

    const cell = page.getByRole('textbox', { name: 'First name, row 4' });
    await cell.waitFor();
    await expect.poll(() => countOf(page, 'New')).toBe('1');
    await cell.fill('Rashid');
    // The browser is closed in the middle: what was corrected is there when the import is found again.
    await cell.press('Enter');
    await page.getByText('Corrected', { exact: true }).waitFor();
    await page.goto('/imports?kind=users');
    await page
      .getByRole('row', { name: /june\.csv/ })
      .getByRole('link')
      .click();
    await expect.poll(() => cell.inputValue()).toBe('Rashid');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('Rows to correct').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Write to the portal' }).click();
    await page.getByRole('heading', { name: 'Result' }).waitFor();
    await expect.poll(() => countOf(page, 'Added')).toBe('2');

    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await page.getByText('Everything that could be taken back was taken back.').waitFor();
    await expect.poll(() => countOf(page, 'Taken back')).toBe('2');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('in Arabic on a phone: a wrong row is corrected from the right, and nothing sticks out', async () => {
    const content = 'Email,First name,Last name\nhind.sheet@noor-clinic.example,Hind 7,Invented\n';
    const importId = await api.checkedImport(session, 'users', content);
    const page = await visit({ session, language: 'ar', viewport: phone });
    await page.goto(`/imports/users/${importId}`);
    const cell = page.getByRole('textbox', { name: 'الاسم الأول', exact: true });
    await cell.waitFor();
    await page.getByText('يتكون الاسم من حروف ومسافات وشرطات ونقاط فقط.').waitFor();
    expect(await sticksOut(page)).toEqual([]);
    await cell.fill('هند');
    await cell.press('Tab');
    await page.getByText('صُحّح', { exact: true }).waitFor();
    // The role is still missing: the row stays, and is as it was checked.
    await page.getByRole('button', { name: 'إعادة الفحص' }).click();
    await page.getByRole('button', { name: 'إعادة الفحص' }).waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'الأدوار', exact: true }).waitFor();
    await page.getByRole('button', { name: 'إلغاء الاستيراد' }).click();
    await page.getByRole('heading', { name: 'النتيجة' }).waitFor();

    await page.goto('/imports?kind=users');
    await upload(page, 'رفع الملف ومعاينته');
    await page.getByText(/Salma.* · .Rashid 5/).waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });
});
