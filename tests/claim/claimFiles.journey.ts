import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import arabicClaim from '../../web/claim/texts/ar.json' with { type: 'json' };
import arabicJob from '../../web/parts/job/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { claimNode, claimsFile } from './support/claimFiles.ts';

const visit = visits();
const api = journeyApi();
const biller = 'pharmacist@palm-pharmacy.example';

/** Two claims: the sums of the first contradict each other. */
const content = claimsFile('dha', [claimNode('dha', 'J-1'), claimNode('dha', 'J-2')])
  .replace('784-1985-0000001-7', '999-9999-9999999-9')
  .replace('105.50', '105.49');

async function send(page: Page, action: string, buffer: string, name = 'claims.xml'): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).waitFor();
  const file = { name, mimeType: 'text/xml', buffer: Buffer.from(buffer) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.waitForURL(/\/claim\/files\/[0-9A-Z]{26}$/);
}

async function textOf(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return (await (await download.createReadStream()).setEncoding('utf8').toArray()).join('');
}

describe('a biller', () => {
  it('comes from the tile, checks a file, reads each remark beside its claim, and takes the report along', async () => {
    const page = await visit({ session: await api.session(biller) });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Claims/ }).click();
    await page.getByRole('link', { name: 'Check a file' }).click();
    await send(page, 'Check the file', content, 'of this journey.xml');
    await page.getByText('Done', { exact: true }).waitFor();
    const table = page.getByRole('table', { name: 'Remarks on the claims' });
    await table
      .getByRole('row', { name: /J-1 .*is not the sum of the net of its lines.*Cannot be sent .*Net/ })
      .waitFor();
    await expect.poll(() => table.getByRole('row', { name: /J-\d/ }).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    expect(await textOf(page, 'Download the error report')).toContain('1,J-1,,Net,Cannot be sent,price.netSum');
    await page.getByRole('link', { name: 'All files' }).click();
    await page
      .getByRole('table', { name: 'Files of claims that were checked' })
      .getByText('of this journey.xml')
      .waitFor();
  });

  it('is told in words where a file is none of claims, and chooses another', async () => {
    const page = await visit({ session: await api.session(biller) });
    await page.goto('/claim/files');
    await send(page, 'Check the file', '<Remittance.Advice/>');
    await page.getByText(/This is no file of claims/).waitFor();
    await page.getByRole('link', { name: 'All files' }).click();
    await send(page, 'Check the file', content.replace('105.49', '105.50'));
    await page.getByText('No claim of this file has a remark.').waitFor();
  });

  it('does the same in Arabic, on a phone', async () => {
    const page = await visit({ session: await api.session(biller), language: 'ar', viewport: phone });
    await page.goto('/claim/files');
    await send(page, arabicClaim.check.send, content);
    await page.getByText(arabicJob.state.done, { exact: true }).waitFor();
    await page.getByText('صافي المطالبة لا يساوي مجموع صافي بنودها.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
