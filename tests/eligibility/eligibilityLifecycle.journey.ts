import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { EligibilityStatusName } from '../../shared/eligibility/eligibilityStatus.ts';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import { fillRequest, sendButton, textField, untilStatus } from '../journeys/support/eligibilityForm.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
let session: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  session = await api.session(receptionist);
});

type Life = (typeof texts)['en']['lifecycle'];
const words = (language: Language = 'en'): Life => texts[language].lifecycle;
const sayStatus = (language: Language, status: EligibilityStatusName) => statusWords[status][language];

/** Sends a request about a member of the demonstration and waits where its answer will be shown. */
async function sent(outcome: string, language: Language = 'en'): Promise<Page> {
  const page = await visit({ session, language, tolerated: /status of 409/ });
  await page.goto('/eligibility/new');
  await fillRequest(page, await api.member(outcome), language);
  await sendButton(page, language).click();
  await page.waitForURL(/\/eligibility\/[0-9A-Z]{26}$/);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const timeline = (page: Page) => page.getByRole('list', { name: texts.en.eligibility.detail.timeline });

describe('the life of a request', () => {
  it('REQ-ELIG-06 REQ-ELIG-11 REQ-ELIG-18 is corrected, cancelled in another tab, met by a 409, and sent again', async () => {
    await api.setFaults({ simulators: { payer: { mode: 'down' } } });
    let page: Page;
    try {
      page = await sent('Eligible, AED 20');
      await page.getByText(texts.en.eligibility.pending.unavailable).waitFor();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await button(other, words().moves.cancel).waitFor();

      await link(page, words().moves.correct).click();
      await textField(page, 'remarks').fill('Asked for by the ward');
      await button(page, words().correct.send).click();
      await page.waitForURL(/\/eligibility\/[0-9A-Z]{26}$/);
      await timeline(page).getByText(texts.en.eligibility.event.corrected).waitFor();
      await page.getByText('Asked for by the ward').first().waitFor();

      // Both begin from the same state; the first to confirm wins.
      await link(page, words().moves.correct).click();
      await textField(page, 'remarks').fill('Typed while a colleague cancels');
      await other.reload();
      await button(other, words().moves.cancel).click();
      await other.getByRole('textbox', { name: words().cancel.reason }).fill('Patient left');
      await button(other, words().cancel.confirm).click();
      await untilStatus(other, sayStatus('en', 'Cancelled'));

      await button(page, words().correct.send).click();
      const conflict = page.getByRole('alert').filter({ hasText: words().conflict.title });
      await conflict.getByText(/Patient left/).waitFor();
      await conflict.getByText(words().conflict.ended).waitFor();
      await expect.poll(() => textField(page, 'remarks').inputValue()).toBe('Typed while a colleague cancels');
    } finally {
      await api.setFaults();
    }
    await link(page, words().back).click();
    await link(page, words().moves.resubmit).click();
    await button(page, words().resubmit.send).click();
    await page.getByText(words().related.follows.resubmission).waitFor();
    await untilStatus(page, sayStatus('en', 'Eligible'));
    await link(page, words().related.openEarlier).click();
    await untilStatus(page, sayStatus('en', 'Resubmitted'));
    // A payer that was down is left alone for half a minute, and a request that has ended is not looked at again by itself.
    const isTold = async () => {
      await page.reload();
      await untilStatus(page, sayStatus('en', 'Resubmitted'));
      return timeline(page).getByText(texts.en.eligibility.event.cancellationSent).count();
    };
    await expect.poll(isTold).toBe(1);
  });

  it('REQ-ELIG-17 REQ-ELIG-18 offers today’s answer to a second request, and checks again on purpose', async () => {
    const page = await sent('Eligible, three covers');
    await untilStatus(page, sayStatus('en', 'Eligible'));
    const first = new URL(page.url()).pathname;
    await expect.poll(() => page.getByText(words().voi.VOI_1).count()).toBe(3);
    await page.goto('/eligibility/new');
    await fillRequest(page, await api.member('Eligible, three covers'));
    // What arrives by itself pushes no button from under the pointer.
    const [note, send] = await Promise.all([
      link(page, words().today.use).boundingBox(),
      sendButton(page).boundingBox(),
    ]);
    expect(note!.y).toBeGreaterThanOrEqual(send!.y);
    await link(page, words().today.use).click();
    await page.waitForURL(/\/eligibility\/[0-9A-Z]{26}$/);
    await expect.poll(() => new URL(page.url()).pathname).toBe(first);

    await button(page, words().moves.recheck).click();
    await button(page, words().recheck.confirm).click();
    await page.getByText(words().related.follows.recheck).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(first);
    await untilStatus(page, sayStatus('en', 'Eligible'));
  });

  it('REQ-ELIG-18 is sent again in Arabic, by keyboard alone, from a refusal that names the field', async () => {
    const page = await sent('Not eligible: cover ended', 'ar');
    await untilStatus(page, sayStatus('ar', 'NotEligible'), 'ar');
    await page.getByText(words('ar').coverage.ended).waitFor();
    await link(page, words('ar').moves.resubmit).focus();
    await page.keyboard.press('Enter');
    const field = texts.ar.eligibility.field.serviceDate;
    await page.getByText(words('ar').resubmit.pointedAt.replace('{{fields}}', field)).waitFor();
    await button(page, words('ar').resubmit.send).focus();
    await page.keyboard.press('Enter');
    await page.getByText(words('ar').related.follows.resubmission).waitFor();
    await untilStatus(page, sayStatus('ar', 'NotEligible'), 'ar');
  });
});
