import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import arabicClaim from '../../web/claim/texts/ar.json' with { type: 'json' };
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import arabicJob from '../../web/parts/job/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { claimNode, claimsFile } from './support/claimFiles.ts';

const visit = visits();
const api = journeyApi();
const biller = 'pharmacist@palm-pharmacy.example';
/** Of this run: a facility has a number once. */
const numberOf = (name: string) => `${name}-${Date.now().toString(36).toUpperCase()}`;

/** Claims of the biller's facility, of which the sums of the first contradict each other, and one of another. */
async function fileOf(own: readonly string[], other: string): Promise<string> {
  const { facilityLicense } = await api.session(biller);
  const [whole, foreign] = [
    claimsFile(
      'dha',
      own.map((id) => claimNode('dha', id)),
    ),
    claimsFile('dha', [claimNode('dha', other)]),
  ];
  const claim = foreign.slice(foreign.indexOf('<Claim>'), foreign.indexOf('</Claim.Submission>'));
  return whole
    .replaceAll('DHA-F-9000001', facilityLicense ?? '')
    .replace('105.50', '105.49')
    .replace('</Claim.Submission>', `${claim}</Claim.Submission>`);
}

async function send(page: Page, action: string, content: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).waitFor();
  const file = { name: 'claims.xml', mimeType: 'text/xml', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.waitForURL(/\/claim\/files\/[0-9A-Z]{26}$/);
}

describe('a biller', () => {
  it('checks a file, takes its claims over, reads which were left out, and finds the drafts in the list', async () => {
    const [first, second, other] = [numberOf('TAKE-A'), numberOf('TAKE-B'), numberOf('TAKE-C')];
    const content = await fileOf([first, second], other);
    const page = await visit({ session: await api.session(biller) });
    await page.goto('/claim/files');
    await send(page, english.check.send, content);
    await page.getByRole('link', { name: english.takeOver.now }).click();
    await page.getByRole('radio', { name: english.takeOver.drafts, checked: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await send(page, english.takeOver.send, content);
    await page.getByText('Done', { exact: true }).waitFor();
    const table = page.getByRole('table', { name: english.findings.label });
    await table.getByRole('row', { name: new RegExp(`${other}.*of another provider.*Not taken over`) }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('link', { name: english.takeOver.toClaims }).click();
    await page.getByRole('textbox', { name: english.field.number }).fill(first);
    await page.getByRole('link', { name: first }).click();
    await page.getByText('The net of the claim is not the sum of the net of its lines.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: english.moves.makeReady }).isDisabled()).toBe(true);

    await page.goto('/claim/files');
    await page.getByRole('radio', { name: english.takeOver.drafts }).check();
    await send(page, english.takeOver.send, content);
    await table.getByRole('row', { name: new RegExp(`${second}.*has a claim with this number`) }).waitFor();
  });

  it('does the same in Arabic, on a phone', async () => {
    const [first, other] = [numberOf('TAKE-D'), numberOf('TAKE-E')];
    const page = await visit({ session: await api.session(biller), language: 'ar', viewport: phone });
    await page.goto('/claim/files');
    await page.getByRole('radio', { name: arabicClaim.takeOver.drafts }).check();
    expect(await violationsOf(page)).toEqual([]);
    await send(page, arabicClaim.takeOver.send, await fileOf([first], other));
    await page.getByText(arabicJob.state.done, { exact: true }).waitFor();
    await page.getByText('المطالبة تخص مقدّم خدمة آخر.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.getByRole('link', { name: arabicClaim.takeOver.toClaims }).click();
    await page.getByRole('link', { name: first, exact: true }).waitFor();
  });
});
