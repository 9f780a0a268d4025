import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import arabic from '../../web/worklist/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { untilStatus } from '../journeys/support/eligibilityForm.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { betweenLooksMs, type PortalApi, receptionist, superAdmin } from '../journeys/support/portalApi.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { until } from '../support/until.ts';

const visit = visits();
let api: PortalApi;
let desk: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  desk = await api.session(receptionist);
});

/** Pearl's people answer by hand. */
const pearl = 518;

/** A request that Pearl's people are asked; answered with its id once it is on their list. */
async function asked(reviewer: SignedInUser): Promise<string> {
  const member = await api.member('Eligible, AED 20');
  const eligibilityId = await api.submit(desk, { ...member, payerId: pearl });
  const path = `/api/eligibilityworklist/getworklistitem?eligibilityId=${eligibilityId}`;
  await expect.poll(async () => (await api.call(path, { session: reviewer })).status).toBe(1);
  return eligibilityId;
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** Presses a button by keyboard. */
async function press(page: Page, found: Locator): Promise<void> {
  await found.focus();
  await page.keyboard.press('Enter');
}

/** Where the button that was pressed has gone, the focus stays in the page's work: at its beginning one would search for the place again. */
const keepsFocus = (page: Page) => page.waitForFunction(() => document.activeElement !== document.body);

async function choose(page: Page, field: string, name: string, within: Page | Locator = page): Promise<void> {
  await within.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

describe('a payer’s people', () => {
  it.each([
    { language: 'en', noAnswer: 'Choose an answer.', noReason: 'Choose a reason.' },
    {
      language: 'ar',
      noAnswer: arabic.messages.answerMissing,
      noReason: arabic.messages.denialMissing,
    },
  ] as const)(
    'take a request ask about it, review it, take an answer back, hand over and answer, by keyboard where it matters, in $language',
    async (row) => {
      const { language, noAnswer, noReason } = row;
      const { worklist, desk: words, eligibility } = texts[language];
      const reviewer = await api.session('reviewer@pearl.example');
      const eligibilityId = await asked(reviewer);
      const waiting = await visit({ session: desk, language });
      await waiting.goto(`/eligibility/${eligibilityId}`);
      await untilStatus(waiting, statusWords.Pending[language], language);

      const page = await visit({ session: reviewer, language });
      await page.goto(`/eligibility/worklist/${eligibilityId}`);
      await press(page, button(page, words.moves.take));
      await button(page, worklist.form.send).waitFor();
      await keepsFocus(page);
      await waiting.getByText(eligibility.event.taken).waitFor();

      // What is asked stands on the receptionist's page, and her answer on the reviewer's.
      await page.getByRole('radio', { name: worklist.form.questionChoice, exact: true }).check();
      await page.getByRole('textbox', { name: worklist.form.question }).fill('Which card does she use?');
      await press(page, button(page, worklist.form.send));
      await page.getByText(worklist.item.asked).waitFor();
      await waiting.getByText('Which card does she use?').waitFor();
      await waiting.getByRole('textbox', { name: eligibility.payerQuestion.answer }).fill('The blue one.');
      await button(waiting, eligibility.payerQuestion.send).click();
      await page.getByText('The blue one.').waitFor();

      // Not without saying whether the patient is covered, and until when or why not.
      await button(page, worklist.form.send).click();
      await page.getByText(noAnswer).waitFor();
      await page.getByRole('radio', { name: worklist.form.underReviewChoice, exact: true }).check();
      await choose(page, worklist.form.untilHours, worklist.form.hours.in4);
      await page.getByRole('textbox', { name: words.form.comments }).fill('We ask the employer.');
      await press(page, button(page, worklist.form.send));
      await waiting.getByText('We ask the employer.').first().waitFor();

      await page.getByRole('radio', { name: statusWords.NotEligible[language], exact: true }).check();
      await button(page, worklist.form.send).click();
      await page.getByText(noReason).waitFor();
      // By its words, and as the desk will read it.
      await page.getByRole('combobox', { name: worklist.form.denialCode }).fill('ELIG 005');
      await option(page, /^ELIG-005/).click();
      await page.getByRole('textbox', { name: words.form.comments }).fill('The cover ended in October.');
      const preview = page.getByRole('region', { name: words.form.preview });
      await preview.getByText('The cover ended in October.').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await press(page, button(page, worklist.form.send));

      // Nobody has opened it, so it is taken back, and a colleague answers instead.
      await press(page, button(page, worklist.moves.takeBack));
      await page.getByText(worklist.item.takenBack).waitFor();
      await keepsFocus(page);
      await button(page, words.moves.handOver).click();
      const colleague = await api.session('reviewer2@pearl.example');
      await choose(page, words.handOver.to, colleague.displayName, page.getByRole('dialog'));
      await page.getByRole('dialog').getByRole('textbox', { name: words.handOver.note }).fill('She rang twice.');
      await page.getByRole('dialog').getByRole('button', { name: words.moves.handOver, exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      const other = await visit({ session: colleague, language });
      await other.goto(`/eligibility/worklist/${eligibilityId}`);
      await other.getByText('She rang twice.').waitFor();
      await other.getByRole('radio', { name: statusWords.NotEligible[language], exact: true }).check();
      await other.getByRole('combobox', { name: worklist.form.denialCode }).fill('ELIG 005');
      await option(other, /^ELIG-005/).click();
      await other.getByRole('textbox', { name: words.form.comments }).fill('The cover ended in October.');
      await press(other, button(other, worklist.form.send));
      await other.getByText(worklist.item.heldText).waitFor();
      await keepsFocus(other);

      // Who opens the request has the answer at once.
      await waiting.reload();
      await untilStatus(waiting, statusWords.NotEligible[language], language);
      await waiting.getByText('The cover ended in October.').first().waitFor();
      // Who answered stays with the payer, and so does the note.
      for (const kept of [reviewer.displayName, colleague.displayName, 'She rang twice.'])
        await expect.poll(() => waiting.getByText(kept).count(), { message: kept }).toBe(0);
    },
  );

  it('are given an overdue request by their administrator, in Arabic', async () => {
    const [administrator, reviewer] = [
      await api.session('payeradmin@pearl.example'),
      await api.session('reviewer2@pearl.example'),
    ];
    const page = await visit({ session: administrator, language: 'ar' });
    await page.goto('/eligibility/worklist');
    await page.getByRole('button', { name: /^المتأخرة/ }).click();
    await page.getByText('متأخر', { exact: true }).first().waitFor();
    await page.getByRole('table').getByRole('link').first().click();
    await page.waitForURL(/worklist\/[0-9A-Z]{26}$/);
    // The demonstration's facilities have Arabic names, and the licence in brackets.
    await page
      .getByText(/^[\u0600-\u06FF][^A-Za-z]* \([A-Z-]+\d+\)$/)
      .first()
      .waitFor();
    const address = new URL(page.url()).pathname;
    await button(page, 'تسليم إلى زميل').click();
    const dialog = page.getByRole('dialog');
    await choose(page, 'الزميل', reviewer.displayName, dialog);
    await button(dialog, 'تسليم إلى زميل').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(`يراجع ${reviewer.displayName} هذا الطلب.`).waitFor();

    const colleague = await visit({ session: reviewer, language: 'ar' });
    await colleague.goto('/eligibility/worklist');
    await colleague.getByRole('button', { name: /^المسندة إليّ/ }).click();
    await colleague.locator(`a[href="${address}"]`).click();
    await button(colleague, 'إرسال الرد').waitFor();
    // Another one is shown who has it, and no way to answer.
    const other = await visit({ session: await api.session('reviewer@pearl.example'), language: 'ar' });
    await other.goto(address);
    await other.getByRole('alert').getByText(reviewer.displayName).waitFor();
    await expect.poll(() => button(other, 'إرسال الرد').count()).toBe(0);
  });
});

describe('what could not be delivered', () => {
  /** Whose requests the payer refuses, one for each language: all their attempts take half a minute, which they wait side by side. */
  const outcomes = { en: 'Eligible, AED 20', ar: 'Eligible, one cover with 20' } as const;
  const undelivered = new Map<string, string>();
  let session: SignedInUser;
  beforeAll(async () => {
    session = await api.session(superAdmin);
    // A fault would keep the payer's circuit open for the next request.
    await api.setFaults({ simulators: { payer: { mode: 'rejectsCredentials' } } });
    try {
      for (const [language, outcome] of Object.entries(outcomes)) {
        undelivered.set(language, await api.submit(desk, await api.member(outcome)));
      }
      const isKept = async (deliveryId: string) =>
        (await api.call(`/api/delivery/getdeadletter?deliveryId=${deliveryId}`, { session })).status === 1;
      const areKept = () => Promise.all([...undelivered.values()].map(isKept));
      await until(async () => (await areKept()).every(Boolean), betweenLooksMs);
    } finally {
      await api.setFaults();
    }
  });

  it.each(['en', 'ar'] as const)('is found by an administrator, sent again and answered, in %s', async (language) => {
    const { delivery, eligibility } = texts[language];
    const eligibilityId = undelivered.get(language);
    const page = await visit({ session, language, tolerated: /status of 404.*getdeadletter/ });
    await page.goto('/admin/deliveries');
    await page.locator(`a[href="/admin/deliveries/${eligibilityId}"]`).click();
    await page.getByText(eligibility.fault.credentialsRejected).first().waitFor();
    await button(page, delivery.redrive).click();
    await page.getByRole('dialog').getByRole('button', { name: delivery.confirm, exact: true }).click();
    await page.waitForURL(/\/admin\/deliveries$/);

    const waiting = await visit({ session: desk, language });
    await waiting.goto(`/eligibility/${eligibilityId}`);
    await untilStatus(waiting, statusWords.Eligible[language], language);
    await page.goto(`/admin/deliveries/${eligibilityId}`);
    await page.getByText(delivery.missing).waitFor();
  });
});
