import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { readPrintedCode } from '../../shared/document/printedCode.ts';
import { untilStatus } from '../journeys/support/eligibilityForm.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { drawnLines } from '../support/pdfText.ts';

const visit = visits();
let api: PortalApi;
let session: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  session = await api.session(receptionist);
});

const historyCall = '/api/eligibilitycheck/geteligibilityhistorybysearch';

describe('the summary and what it leads to', () => {
  it('REQ-ELIG-01 REQ-ELIG-12 REQ-ELIG-13 leads from a number to its requests, narrowed further and saved by name', async () => {
    const page = await visit({ session });
    const searches: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(historyCall)) searches.push(request.postDataJSON());
    });
    await page.goto('/eligibility/summary');
    const tiles = page.getByRole('list', { name: 'By status' });
    const refused = tiles.getByRole('link', { name: /Not eligible$/ });
    const count = Number.parseInt((await refused.textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(0);
    await page.getByRole('table', { name: 'By payer' }).getByRole('link').first().waitFor();
    await page.locator('.MuiBarChart-element, .MuiBarElement-root, svg rect').first().waitFor();
    await refused.click();

    const rows = page.getByRole('table', { name: 'Eligibility requests' }).getByRole('row');
    await rows.nth(1).getByText('Not eligible').waitFor();
    expect(searches.at(-1)).toMatchObject({ status: 9 });
    await expect.poll(() => rows.count()).toBe(Math.min(count, 20) + 1);
    await page.getByRole('combobox', { name: 'Payer' }).click();
    await page.getByRole('option', { name: 'NAS Administration' }).click();
    await expect.poll(() => searches.at(-1)).toMatchObject({ status: 9, payerId: 88 });
    await rows.nth(1).getByText('NAS Administration').waitFor();

    await page.getByRole('button', { name: 'Saved filters' }).click();
    const name = `Refused by NAS ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name for the present filters' }).fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name, exact: true }).waitFor();
    await page.keyboard.press('Escape');

    await page.goto('/eligibility?status=8');
    await rows.nth(1).getByText('Eligible', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => searches.at(-1)).toMatchObject({ status: 9, payerId: 88 });
  });

  it('REQ-ELIG-05 in Arabic: the printed answer is checked by anybody, without a word about the patient', async () => {
    const page = await visit({ session, language: 'ar', viewport: phone });
    const member = await api.member('Eligible, one cover with 20');
    const eligibilityId = await api.submit(session, member);
    await page.goto('/eligibility/summary');
    await page.getByRole('list', { name: 'بحسب الحالة' }).getByRole('link').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

    await page.goto(`/eligibility/${eligibilityId}`);
    await untilStatus(page, 'مؤهل للتغطية', 'ar');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF بالعربية' }).click();
    const paper = drawnLines(await readFile(await (await downloading).path()));
    const code = paper.find((line) => readPrintedCode(line) !== null) ?? '';

    const anybody = await visit({ language: 'ar', viewport: phone });
    await anybody.goto('/verify');
    await anybody.getByLabel('الرمز على الوثيقة').fill(code.toLowerCase());
    await anybody.keyboard.press('Enter');
    await anybody.getByText('وثيقة أصلية: التغطية مؤكدة').waitFor();
    const shown = (await anybody.locator('body').textContent()) ?? '';
    for (const secret of [member.fullName, member.emiratesId, member.cardNumber]) expect(shown).not.toContain(secret);
    await anybody.goto(`/verify/${eligibilityId}`);
    await anybody.getByText('الرمز مكتوب خطأً').waitFor();
  });
});
