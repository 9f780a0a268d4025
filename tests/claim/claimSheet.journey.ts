import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';

const visit = visits();
const api = journeyApi();
const biller = 'pharmacist@palm-pharmacy.example';
/** Of this run: a facility has a number once. */
const run = Date.now().toString(36).toUpperCase();

/** As a small clinic's program writes it: what is said of the claim on its first row, and one day without a time. */
const sheet = [
  'Invoice No,Patient Name,MRN,EID,Card No,Insurance Code,Visit Type,Visit Date,Service Date,CPT,Code Type,Qty,Net Amount,Primary ICD,Doctor License',
  `A-${run},Sara Invented,M-1,784-1985-0000001-7,C-1,INS026,Outpatient,02/11/2026 10:00,02/11/2026 10:05,99213,3,1,90.00,J06.9,DHA-P-90000001`,
  `A-${run},,,,,,,,02/11/2026 10:06,85025,3,1,45.00,,DHA-P-90000001`,
  `B-${run},Omar Invented,M-2,784-2005-1112223-4,C-2,INS026,Outpatient,03/11/2026 11:00,03/11/2026,99213,3,1,90.00,J06.9,DHA-P-90000001`,
].join('\r\n');

async function upload(page: Page): Promise<void> {
  const buffer = Buffer.from(sheet);
  await page.locator('input[type=file]').setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Upload and look at it' }).click();
  await page.waitForURL(/\/imports\/claims\/[0-9A-Z]{26}$/);
}

const countOf = (page: Page, name: string) =>
  page
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
    .textContent();

describe('a biller with a sheet of claims', () => {
  it('says which amount it has, corrects a row, gets one draft for each number, and takes them back', async () => {
    const page = await visit({ session: await api.session(biller) });
    await page.goto('/claim/files');
    await page.getByRole('link', { name: 'Import a sheet of claims' }).click();
    await upload(page);
    await page.getByRole('combobox', { name: /^Net Amount/ }).click();
    await page.getByRole('option', { name: 'Line net', exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check all rows' }).click();
    const cell = page.getByRole('textbox', { name: 'Line start, row 4' });
    await cell.waitFor();
    // Beside the row too: the cell is out of sight to the right.
    await page.getByRole('row', { name: /^4 Line start: / }).waitFor();
    await cell.fill('03/11/2026 11:05');
    await cell.press('Enter');
    await page.getByText('Corrected', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('heading', { name: 'Rows to correct' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Make drafts' }).click();
    await page.getByRole('heading', { name: 'Result' }).waitFor();
    await expect.poll(() => countOf(page, 'Added')).toBe('2');
    const address = page.url();

    await page.goto('/claim');
    await page.getByRole('search').getByRole('textbox', { name: 'Claim number' }).fill(`A-${run}`);
    const table = page.getByRole('table', { name: 'Claims' });
    await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
    await table.getByRole('row', { name: new RegExp(`A-${run}.*Draft.*Sara Invented.*135\\.00`) }).waitFor();

    await page.goto(address);
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect.poll(() => countOf(page, 'Taken back')).toBe('2');
  });

  it('finds the way to it in Arabic on a phone', async () => {
    const page = await visit({ session: await api.session(biller), language: 'ar', viewport: phone });
    await page.goto('/claim/files');
    await page.getByRole('link', { name: arabic.sheet.open }).click();
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    expect(await violationsOf(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  });
});
