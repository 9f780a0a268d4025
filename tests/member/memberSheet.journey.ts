import { beforeAll, expect, it } from 'vitest';
import arabicMembers from '../../web/member/texts/ar.json' with { type: 'json' };
import arabicImports from '../../web/sheetImport/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';
import { day } from '../support/registerFiles.ts';

const visit = visits();
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

/** A source's own heads, one of which nobody knows, and a row whose cover ends before it begins. */
const list = [
  'Card Number,Name,Date of Birth,Policy No,Scheme Zz,Start,End',
  `SDR-SHEET-1,Sara Invented,14/03/1985,POL-S,Sidra Gold,${day(-10)},${day(90)}`,
  `SDR-SHEET-2,Salma Invented,15/03/1985,POL-S,Sidra Gold,${day(-10)},${day(-20)}`,
].join('\r\n');

it('a payer’s sheet of members is mapped, corrected in the grid and written, and taken back in Arabic on a phone', async () => {
  const session = await api.session('payeradmin@sidra.example');
  const page = await visit({ session });
  await page.goto('/eligibility/members/uploads');
  await page.getByText('For Excel and CSV with up to 100,000 rows').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Imports' }).click();
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(list) },
  });
  await page.getByRole('button', { name: 'Upload and look at it' }).click();
  await page.waitForURL(/\/imports\/members\/[0-9A-Z]{26}$/);
  await page.getByRole('combobox', { name: /^Scheme Zz/ }).click();
  await page.getByRole('option', { name: 'PlanName', exact: true }).click();
  await page.getByRole('button', { name: 'Check all rows' }).click();
  const cell = page.getByRole('textbox', { name: 'EndDate, row 3' });
  await cell.fill(day(100));
  await cell.press('Enter');
  await page.getByText('Corrected', { exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('Rows to correct').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Write to the portal' }).click();
  await page.getByRole('heading', { name: 'Result' }).waitFor();
  const address = page.url();
  await page.goto('/eligibility/members#SDR-SHEET-2');
  await page.getByRole('region', { name: 'Covers' }).getByText('Valid', { exact: true }).waitFor();

  const { act, count, result } = arabicImports;
  const arabic = await visit({ session, language: 'ar', viewport: phone });
  await arabic.goto('/eligibility/members/uploads');
  await arabic.getByRole('heading', { name: arabicMembers.sheet.title }).waitFor();
  expect(await violationsOf(arabic)).toEqual([]);
  expect(await sticksOut(arabic)).toEqual([]);
  await arabic.goto(address);
  await arabic.getByRole('button', { name: act.undo }).click();
  await arabic.getByRole('dialog').getByRole('button', { name: act.undo }).click();
  await arabic.getByText(result.undone).waitFor();
  const back = arabic.locator('dt', { hasText: new RegExp(`^${count.reverted}$`) });
  await expect.poll(() => back.locator('xpath=following-sibling::dd').textContent()).toBe('2');
});
