import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const api = journeyApi();
const biller = 'pharmacist@palm-pharmacy.example';

const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);
const recordAddress = /\/claim\/[0-9A-HJKMNP-TV-Z]{26}$/;

/** A line with a price, and a wrong check digit in the Emirates ID. */
async function type(page: Page, code: string) {
  await field(page, 'patientName').fill('Huda Invented');
  await field(page, 'emiratesId').fill('784-1985-0000001-8');
  await field(page, 'diagnoses.0.code').fill('J06.9');
  await field(page, 'lines.0.code').fill(code);
  await field(page, 'lines.0.netDirhams').fill('90.50');
  await field(page, 'patientShareDirhams').fill('10');
}

describe('a biller', () => {
  it('makes a claim by hand, sees a remark come and go at its field, keeps the claim, and changes it', async () => {
    const page = await visit({ session: await api.session(biller) });
    await page.goto('/claim');
    await page.getByRole('link', { name: 'New claim' }).click();
    await type(page, '99213');
    const remark = page.getByRole('note').filter({ hasText: 'The Emirates ID has a wrong check digit.' });
    await remark.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => field(page, 'grossDirhams').inputValue()).toBe('100.5');
    await field(page, 'emiratesId').fill('784-1985-0000001-7');
    await remark.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await page.waitForURL(recordAddress);
    await page.getByText('Huda Invented').first().waitFor();
    await page.getByText('100.50').first().waitFor();

    await page.getByRole('link', { name: 'Change' }).click();
    await expect.poll(() => field(page, 'lines.0.netDirhams').inputValue()).toBe('90.5');
    await field(page, 'lines.0.netDirhams').fill('80');
    await expect.poll(() => field(page, 'netDirhams').inputValue()).toBe('80');
    await expect.poll(() => field(page, 'grossDirhams').inputValue()).toBe('90');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await page.waitForURL(recordAddress);
    await page.getByText('80.00').first().waitFor();
  });

  it('does the same in Arabic, on a phone', async () => {
    const page = await visit({ session: await api.session(biller), language: 'ar', viewport: phone });
    await page.goto('/claim/new');
    await type(page, '99214');
    await page.getByRole('note').filter({ hasText: 'رقم الهوية الإماراتية غير صحيح.' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.getByRole('button', { name: arabic.form.keep }).click();
    await page.waitForURL(recordAddress);
    await page.getByRole('link', { name: arabic.form.open, exact: true }).click();
    await expect.poll(() => field(page, 'lines.0.code').inputValue()).toBe('99214');
    expect(await violationsOf(page)).toEqual([]);
  });
});
