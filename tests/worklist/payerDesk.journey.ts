import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import arabic from '../../web/worklist/texts/ar.json' with { type: 'json' };
import { untilStatus } from '../journeys/support/eligibilityForm.ts';
import { portal } from '../journeys/support/portal.ts';
import { type PortalApi, portalApi, receptionist, superAdmin } from '../journeys/support/portalApi.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
let desk: SignedInUser;
beforeAll(async () => {
  api = portalApi(portal.url);
  desk = await api.signIn(receptionist);
});

/** Pearl's people answer by hand. */
const pearl = 518;

/** A request that Pearl's people are asked; answered with its id once it is on their list. */
async function asked(reviewer: SignedInUser): Promise<string> {
  const member = await api.member('Eligible, AED 20');
  const eligibilityId = await api.submit(desk, { ...member, payerId: pearl });
  const path = `/api/eligibilityworklist/getworklistitem?eligibilityId=${eligibilityId}`;
  await expect.poll(async () => (await api.call(path, { session: reviewer })).status, { timeout: 30_000 }).toBe(1);
  return eligibilityId;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

describe('a payer’s people', () => {
  it.each([
    { language: 'en', noAnswer: 'Choose an answer.', noReason: 'Choose a reason.' },
    {
      language: 'ar',
      noAnswer: arabic.messages.answerMissing,
      noReason: arabic.messages.denialMissing,
    },
  ] as const)(
    'take a request and answer it by hand, and the receptionist’s open page shows it by itself, in $language',
    async (row) => {
      const { language, noAnswer, noReason } = row;
      const { worklist, eligibility } = texts[language];
      const reviewer = await api.signIn('reviewer@pearl.example');
      const eligibilityId = await asked(reviewer);
      const waiting = await visit({ session: desk, language });
      await waiting.goto(`/eligibility/${eligibilityId}`);
      await untilStatus(waiting, statusWords.Pending[language], language);

      const page = await visit({ session: reviewer, language });
      await page.goto(`/eligibility/worklist/${eligibilityId}`);
      await button(page, worklist.moves.take).click();
      await waiting.getByText(eligibility.event.taken).waitFor();

      // Not without saying whether the patient is covered, and if not, why.
      await button(page, worklist.form.send).click();
      await page.getByText(noAnswer).waitFor();
      await page.getByRole('radio', { name: statusWords.NotEligible[language], exact: true }).check();
      await button(page, worklist.form.send).click();
      await page.getByText(noReason).waitFor();
      await page.getByRole('combobox', { name: worklist.form.denialCode }).click();
      await option(page, /^ELIG-005/).click();
      await page.getByRole('textbox', { name: worklist.form.comments }).fill('The cover ended in October.');
      await button(page, worklist.form.send).click();
      await page.getByText(worklist.item.answered).waitFor();

      await untilStatus(waiting, statusWords.NotEligible[language], language);
      await waiting.getByText('The cover ended in October.').waitFor();
      // Who answered stays with the payer.
      expect(await waiting.getByText(reviewer.displayName).count()).toBe(0);
    },
  );

  it('are given an overdue request by their administrator, in Arabic', async () => {
    const [administrator, reviewer] = [
      await api.signIn('payeradmin@pearl.example'),
      await api.signIn('reviewer2@pearl.example'),
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
    await page.getByRole('combobox', { name: 'إسناد إلى' }).click();
    await option(page, reviewer.displayName).click();
    await button(page, 'إسناد').click();
    await page.getByText(`لدى ${reviewer.displayName}`).first().waitFor();

    const colleague = await visit({ session: reviewer, language: 'ar' });
    await colleague.goto('/eligibility/worklist');
    await colleague.getByRole('button', { name: /^المسندة إليّ/ }).click();
    await colleague.locator(`a[href="${address}"]`).click();
    await button(colleague, 'إرسال الرد').waitFor();
    // Another one is shown who has it, and no way to answer.
    const other = await visit({ session: await api.signIn('reviewer@pearl.example'), language: 'ar' });
    await other.goto(address);
    await other.getByRole('alert').getByText(reviewer.displayName).waitFor();
    expect(await button(other, 'إرسال الرد').count()).toBe(0);
  });
});

describe('what could not be delivered', () => {
  it.each(['en', 'ar'] as const)('is found by an administrator, sent again and answered, in %s', async (language) => {
    const { delivery, eligibility } = texts[language];
    const session = await api.signIn(superAdmin);
    // A fault would keep the payer's circuit open for the next request.
    await api.setFaults({ simulators: { payer: { mode: 'rejectsCredentials' } } });
    let eligibilityId = '';
    try {
      eligibilityId = await api.submit(desk, await api.member('Eligible, AED 20'));
      const path = `/api/delivery/getdeadletter?deliveryId=${eligibilityId}`;
      await expect.poll(async () => (await api.call(path, { session })).status, { timeout: 240_000 }).toBe(1);
    } finally {
      await api.setFaults();
    }
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
