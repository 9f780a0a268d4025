import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { cleanClaim, doubtfulClaim, madeClaim, wrongClaim } from './support/storedClaims.ts';

const visit = visits();
const api = journeyApi();
const biller = 'pharmacist@palm-pharmacy.example';

/** Of this run: a facility has a number once. */
const numberOf = (name: string) => `${name}-${Date.now().toString(36).toUpperCase()}`;

async function download(page: Page, name: string): Promise<{ fileName: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  const text = (await (await file.createReadStream()).setEncoding('utf8').toArray()).join('');
  return { fileName: file.suggestedFilename(), text };
}

describe('REQ-CLAIM-07 a biller', () => {
  it('sees what a repair would change, accepts it, and undoes it, in Arabic on a phone', async () => {
    const session = await api.session(biller);
    const claimId = await madeClaim(api, session, wrongClaim(numberOf('MEND')));
    const page = await visit({ session, language: 'ar', viewport: phone });
    await page.goto(`/claim/${claimId}`);
    await page.getByRole('button', { name: arabic.repair.show }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('table', { name: arabic.repair.changes }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: arabic.repair.accept }).click();
    const undo = page.getByRole('button', { name: arabic.repair.undo });
    await undo.waitFor();
    await page.getByRole('button', { name: arabic.moves.makeReady, disabled: false }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await undo.click();
    await page.getByRole('button', { name: arabic.repair.show }).waitFor();
    await page.getByText(arabic.events.undoRepair).waitFor();
  });
});

describe('REQ-CLAIM-18 a biller', () => {
  it('sees which claim cannot be sent and why, makes the other one ready, takes its file, and throws it away', async () => {
    const session = await api.session(biller);
    const [wrong, clean] = [numberOf('WRONG'), numberOf('CLEAN')];
    await madeClaim(api, session, wrongClaim(wrong), 'Salem Invented');
    await madeClaim(api, session, cleanClaim(clean), 'Huda Invented');
    const page = await visit({ session });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Claims/ }).click();
    const table = page.getByRole('table', { name: 'Claims' });
    await table.getByRole('row', { name: new RegExp(`${clean}.*Draft.*No remarks.*Huda Invented`) }).waitFor();
    await table.getByRole('row', { name: new RegExp(`${wrong}.*1 to correct.*Salem Invented`) }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await table.getByRole('link', { name: wrong }).click();
    await page.getByText('is not the sum of the net of its lines').waitFor();
    await page.getByText('Until then the claim cannot be made ready').waitFor();
    await page.getByRole('button', { name: 'Make ready', disabled: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'To the list' }).click();

    await table.getByRole('link', { name: clean }).click();
    await page.getByRole('button', { name: 'Make ready' }).click();
    await page.getByText('Send it: the payer gets it').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const file = await download(page, 'Download the file');
    expect(file.fileName).toBe(`claim-${clean}.xml`);
    expect(file.text).toContain(`<ID>${clean}</ID>`);
    await page.getByRole('button', { name: 'Open again' }).click();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
    await page.getByText('The claim was thrown away.').waitFor();
    await table.getByRole('link', { name: wrong }).waitFor();
    await table.getByRole('link', { name: clean }).waitFor({ state: 'detached' });
  });

  it('tags claims of the list, finds them by the tag, and makes them ready together', async () => {
    const session = await api.session(biller);
    const number = numberOf('TAG');
    const claimId = await madeClaim(api, session, cleanClaim(number), 'Huda Invented');
    const page = await visit({ session });
    await page.goto('/claim');
    const table = page.getByRole('table', { name: 'Claims' });
    const search = page.getByRole('search');
    await search.getByRole('textbox', { name: 'Claim number' }).fill(number);
    await table
      .locator('tbody')
      .getByRole('row')
      .and(table.getByRole('row', { name: number }))
      .waitFor();
    await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
    await page.getByRole('button', { name: 'Change tags' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'New tag' }).fill(number);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep the tags' }).click();
    await dialog.waitFor({ state: 'detached' });
    await search.getByRole('textbox', { name: 'Claim number' }).fill('');
    await search.getByRole('textbox', { name: 'Tag' }).fill(number);
    await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
    await page.getByRole('button', { name: 'Make drafts ready' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make ready' }).click();
    await table.getByRole('row', { name: new RegExp(`${number}.*Ready`) }).waitFor();
    await page.goto(`/claim/${claimId}`);
    await page.getByText(`+ ${number}`).waitFor();
  });

  it('says why a claim with a remark is sent, in Arabic on a phone, and finds the reason in its course', async () => {
    const session = await api.session(biller);
    const claimId = await madeClaim(api, session, doubtfulClaim(numberOf('DOUBT')));
    const page = await visit({ session, language: 'ar', viewport: phone });
    await page.goto('/claim');
    await page.getByRole('table', { name: arabic.list.label }).locator(`a[href="/claim/${claimId}"]`).click();
    await page.getByText(arabic.next.warned).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.getByRole('button', { name: arabic.moves.makeReady }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: arabic.ready.reason }).fill('كما في ملف المريض');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: arabic.moves.makeReady }).click();
    await page.getByText(arabic.next.ready).waitFor();
    await page.getByText('كما في ملف المريض').waitFor();
    await download(page, arabic.record.download);
    await page.getByRole('button', { name: arabic.moves.reopen }).click();
    await page.getByText(arabic.next.warned).waitFor();
  });
});
