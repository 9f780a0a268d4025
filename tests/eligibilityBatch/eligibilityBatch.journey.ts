import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { eligibilityRequestSheet } from '../../shared/eligibilityBatch/requestSheet.ts';
import { importProblemTexts } from '../../shared/sheetImport/importProblems.ts';
import arabicBatch from '../../web/eligibilityBatch/texts/ar.json' with { type: 'json' };
import arabicImports from '../../web/sheetImport/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';
import { unzipped } from '../support/unzip.ts';
import { aBatchLine, batchCsv } from './support/batchFiles.ts';

const visit = visits();
let api: PortalApi;
let session: SignedInUser;
let folder = '';
beforeAll(async () => {
  api = journeyApi();
  session = await api.session(receptionist);
  folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function aSheet(): Promise<string> {
  const eligible = await api.member('Eligible, one cover with 20');
  const good = aBatchLine(eligible.cardNumber, { Payer: String(eligible.payerId) });
  return batchCsv([good, aBatchLine('', { EmiratesID: '784-1985-0000001-8', EmiratesIDReason: '1' }), good]);
}

describe('a sheet of patients', () => {
  it('is brought by a receptionist, corrected, asked and followed row by row, and leaves its results to download', async () => {
    const page = await visit({ session });
    await page.goto('/eligibility');
    await page.getByRole('link', { name: 'Upload a sheet' }).click();
    const templating = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Template for Excel/ }).click();
    const template = join(folder, 'template.xlsx');
    await (await templating).saveAs(template);
    expect(String(unzipped(await readFile(template)).get('xl/sharedStrings.xml'))).toContain('EmiratesIDReason');

    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Upload a list of patients' }).click();
    const buffer = Buffer.from(await aSheet());
    await page.locator('input[type=file]').setInputFiles({ name: 'patients.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Upload and look at it' }).click();
    await page.waitForURL(/\/imports\/eligibilityRequests\/[0-9A-Z]{26}$/);
    await page.getByRole('button', { name: 'Check all rows' }).click();
    const cell = page.getByRole('textbox', { name: 'EmiratesID, row 3' });
    await page.getByText('This is not a valid Emirates ID.').first().waitFor();
    await cell.fill('784-1985-0000001-7');
    await cell.press('Enter');
    await page.getByText('Corrected', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('An earlier row of this file is about the same record.').waitFor();
    await page.getByRole('button', { name: 'Ask the payers' }).click();
    await page.getByRole('link', { name: 'See the answers' }).click();
    await page.waitForURL(/\/eligibility\/batch\/[0-9A-Z]{26}$/);
    await page.getByText('Done', { exact: true }).waitFor();
    const rows = page.getByRole('table', { name: 'Rows and their outcomes' }).getByRole('row');
    await rows.nth(1).getByText('Eligible', { exact: true }).waitFor();
    // The head, the first row, and the one that was corrected; the repeated one was not sent.
    await expect.poll(() => rows.count()).toBe(3);
    expect(await violationsOf(page)).toEqual([]);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the result' }).click();
    const result = await downloading;
    expect(result.suggestedFilename()).toMatch(/^eligibility-results-\d{4}-\d\d-\d\d-\d{4}\.xlsx$/);
    expect((await readFile(await result.path())).subarray(0, 2).toString()).toBe('PK');

    await page.getByRole('combobox', { name: 'Outcome' }).click();
    await page.getByRole('option', { name: 'Eligible', exact: true }).click();
    await page.getByRole('link', { name: 'Open the request of row 2' }).click();
    await page.waitForURL(/\/eligibility\/[0-9A-Z]{26}$/);
  });

  it('has its failed rows asked again by one key, and both sheets name each other', async () => {
    const jobId = await api.sheet(session, await aSheet());
    const page = await visit({ session });
    await page.goto(`/eligibility/batch/${jobId}`);
    await page.getByText('Done', { exact: true }).waitFor();
    await page.getByText(/^One row has failed/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ask about these rows again' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(
      (url) => /\/eligibility\/batch\/[0-9A-Z]{26}$/.test(url.pathname) && !url.pathname.includes(jobId),
    );
    await page.getByText('Done', { exact: true }).waitFor();
    const rows = page.getByRole('table', { name: 'Rows and their outcomes' }).getByRole('row');
    await rows.nth(1).getByText('This is not a valid Emirates ID.').waitFor();
    // The rows are read again when the sheet ends.
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('link', { name: /^This sheet asks the failed rows/ }).click();
    await page.waitForURL(new RegExp(`/eligibility/batch/${jobId}$`));
    await page.getByRole('link', { name: /^The failed rows were asked again/ }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Ask about these rows again' }).count()).toBe(0);
  });

  it('in Arabic on a phone is taken back: what was asked is kept and named', async () => {
    const page = await visit({ session, language: 'ar', viewport: phone });
    await page.goto('/eligibility/batch');
    await page.getByRole('link', { name: arabicBatch.send }).click();
    const eligible = await api.member('Eligible, one cover with 20');
    const buffer = Buffer.from(batchCsv([aBatchLine(eligible.cardNumber, { Payer: String(eligible.payerId) })]));
    await page.locator('input[type=file]').setInputFiles({ name: 'patients.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: arabicImports.new.send }).click();
    await page.waitForURL(/\/imports\/eligibilityRequests\/[0-9A-Z]{26}$/);
    const address = page.url();
    await page.getByRole('button', { name: arabicImports.map.check }).click();
    await page.getByRole('button', { name: eligibilityRequestSheet.words?.commit?.ar ?? '' }).click();
    await page.getByRole('link', { name: eligibilityRequestSheet.words?.opens?.ar ?? '' }).click();
    await page.getByRole('table', { name: 'الصفوف ونتائجها' }).getByText('مؤهل للتغطية', { exact: true }).waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: arabicImports.act.undo }).click();
    await page
      .getByRole('dialog')
      .getByText(eligibilityRequestSheet.words?.undo?.ar ?? '')
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: arabicImports.act.undo }).click();
    await page.getByText(importProblemTexts.keptAsked?.ar ?? '').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  });

  it('in Arabic on a phone: the outcome of each row in the reader’s language, without scrolling sideways', async () => {
    const jobId = await api.sheet(session, await aSheet());
    const page = await visit({ session, language: 'ar', viewport: phone });
    await page.goto(`/eligibility/batch/${jobId}`);
    await page.getByText('بحاجة إلى تصحيح').last().waitFor();
    await page.getByRole('table', { name: 'الصفوف ونتائجها' }).getByText('مؤهل للتغطية', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'إعادة الاستعلام عن هذه الصفوف' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
