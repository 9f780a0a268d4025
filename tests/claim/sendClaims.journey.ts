import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { Claim } from '../../shared/claim/claim.ts';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import ui from '../../web/ui/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { cleanClaim, madeClaim } from './support/storedClaims.ts';

const visit = visits();
const api = journeyApi();
const biller = 'pharmacist@palm-pharmacy.example';
/** Of this run: a regulator takes a number once. */
const numberOf = (name: string) => `${name}-${Date.now().toString(36).toUpperCase()}`;

async function readyClaim(session: SignedInUser, claim: Claim, patientName: string): Promise<string> {
  const claimId = await madeClaim(api, session, claim, patientName);
  const { data, errors } = await api.call('/api/claim/move', {
    ...{ session, headers: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { claimId, version: 1, move: 'makeReady' },
  });
  if (!data) throw new Error(`The claim was not made ready: ${JSON.stringify(errors)}`);
  return claimId;
}

/** A code that the rules take, and that the regulator's list lacks. */
const unknownCode = (id: string): Claim => {
  const claim = cleanClaim(id);
  return { ...claim, activities: claim.activities.map((line) => ({ ...line, type: 8, code: 'W-203' })) };
};

const confirm = (page: Page, text: string) =>
  page.getByRole('dialog').getByRole('button', { name: text, exact: true }).click();

describe('REQ-CLAIM-09 a biller', () => {
  it('sends a claim, which reaches its payer, and repairs one that the regulator refuses', async () => {
    const session = await api.session(biller);
    const [clean, refused] = [numberOf('SEND'), numberOf('CODE')];
    const cleanId = await readyClaim(session, cleanClaim(clean), 'Huda Invented');
    const refusedId = await readyClaim(session, unknownCode(refused), 'Salem Invented');
    const page = await visit({ session });

    await page.goto(`/claim/${cleanId}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('dialog').getByText(clean).waitFor();
    await page.getByText(english.sending.final).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await confirm(page, 'Send');
    // The page reads itself again.
    await page.getByText(english.sending.withPayer).waitFor();
    await page.getByText('Taken by the post office for the payer').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const printed = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF in both languages' }).click();
    expect((await printed).suggestedFilename()).toBe(`claim-${clean}-both.pdf`);
    await page.getByRole('link', { name: english.sending.file }).click();
    await page.getByText(english.transmissionText.accepted).waitFor();
    await page.getByRole('link', { name: clean }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(`/claim/${refusedId}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await confirm(page, 'Send');
    await page.getByText(english.sending.rejected).waitFor();
    const found = page.getByRole('list', { name: english.regulator.title });
    await found.getByText('is not in the list of the regulator').waitFor();
    await found.getByText('W-203').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: english.sending.file }).click();
    await page.getByText(english.transmissionText.rejected).waitFor();
    await page.getByRole('link', { name: english.batch.back }).click();
    await page
      .getByRole('row', { name: /Not accepted/ })
      .first()
      .waitFor();
    await page.goto(`/claim/${refusedId}`);
    await page.getByRole('button', { name: 'Open again' }).click();
    await page.getByText(english.regulator.before).waitFor();
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await page.locator('[id="field-lines.0.code"]').fill('W-302');
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await page.getByRole('button', { name: 'Make ready' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await confirm(page, 'Send');
    await page.getByText(english.sending.withPayer).waitFor();
    await found.waitFor({ state: 'detached' });
  });

  it('sends what is ready of a list, in Arabic on a phone', async () => {
    const session = await api.session(biller);
    const number = numberOf('LIST');
    const claimId = await readyClaim(session, cleanClaim(number), 'Huda Invented');
    const page = await visit({ session, language: 'ar', viewport: phone });
    await page.goto('/claim');
    await page.getByRole('button', { name: ui.table.filters, exact: true }).click();
    await page.getByRole('textbox', { name: arabic.field.number }).fill(number);
    await page.getByRole('button', { name: arabic.sending.allReady }).click();
    await page.getByRole('dialog').getByText(number).waitFor();
    await page.getByText(arabic.sending.final).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await confirm(page, arabic.moves.send);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator(`a[href="/claim/${claimId}"]`).click();
    await page.getByText(arabic.sending.withPayer).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.getByRole('link', { name: arabic.sending.file }).click();
    await page.getByText(arabic.transmissionText.accepted).waitFor();
    await page.getByRole('link', { name: number }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('reads in Arabic what the regulator said of a claim that it refuses', async () => {
    const session = await api.session(biller);
    const claimId = await readyClaim(session, unknownCode(numberOf('CODE-AR')), 'Salem Invented');
    const page = await visit({ session, language: 'ar' });
    await page.goto(`/claim/${claimId}`);
    await page.getByRole('button', { name: arabic.moves.send, exact: true }).click();
    await confirm(page, arabic.moves.send);
    await page.getByText(arabic.sending.rejected).waitFor();
    await page.getByRole('list', { name: arabic.regulator.title }).getByText('W-203').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: arabic.moves.reopen }).click();
    await page.getByText(arabic.regulator.before).waitFor();
  });
});
