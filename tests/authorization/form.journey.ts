import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { hasFocus, tabTo } from '../journeys/support/keys.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
let session: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  session = await api.session(receptionist);
});

/** Sidra's register answers at once, and its people decide in the portal. */
const answered = async (): Promise<string> =>
  api.submit(session, { ...(await api.member('Eligible, AED 20')), payerId: 512, emiratesId: '784198400095000' });

const wordsIn = (language: Language) => texts[language].authorization.form;
const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);

async function stateOf(page: Page): Promise<unknown> {
  await page.waitForURL(/\/eauth\/[0-9A-Z]{26}$/);
  const authorizationId = page.url().split('/').at(-1);
  const { data } = await api.call<{ state: string; emiratesId: string; form: { eligibilityId: string } }>(
    `/api/authorization/getauthorization?authorizationId=${authorizationId}`,
    { session },
  );
  return data?.state;
}

describe('a coordinator who asks for an approval', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-EAUTH-04 REQ-EAUTH-06 begins from an eligibility answer by mouse, leaves in the middle, and sends the draft, in %s',
    async (language) => {
      const words = wordsIn(language);
      const eligibilityId = await answered();
      const page = await visit({ language, session });
      await page.goto(`/eligibility/${eligibilityId}`);
      await page.getByRole('link', { name: texts[language].eligibility.detail.askApproval }).click();
      await field(page, 'diagnoses.0.disease').fill('R10.9');
      await page.getByRole('option', { name: 'R10.9' }).first().click();
      // The choice leads on: four clicks from the answer to the sent request.
      await expect.poll(() => hasFocus(field(page, 'lines.0.activity'))).toBe(true);
      await page.getByText(words.draft.saved).waitFor();
      await page.waitForURL(/\?draft=/);
      expect(await violationsOf(page)).toEqual([]);
      await page.reload();
      // What was typed before is there again, and goes on.
      await expect.poll(() => field(page, 'diagnoses.0.disease').inputValue()).toContain('R10.9');
      await field(page, 'lines.0.activity').fill(language === 'ar' ? 'تصوير البطن' : 'ultra');
      await page.getByRole('option', { name: 'W-302' }).click();
      await expect.poll(() => hasFocus(field(page, 'lines.0.netDirhams'))).toBe(true);
      await page.keyboard.type('250');
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect.poll(() => stateOf(page)).toBe('sent');
    },
  );

  it.each(['en', 'ar'] as const)('REQ-EAUTH-04 does the same by keyboard alone, in %s', async (language) => {
    const eligibilityId = await answered();
    const page = await visit({ language, session });
    await page.goto(`/eligibility/${eligibilityId}`);
    await tabTo(page, page.getByRole('link', { name: texts[language].eligibility.detail.askApproval }));
    await page.keyboard.press('Enter');
    // Patient, payer and encounter are known: the focus stands at what is not.
    const disease = field(page, 'diagnoses.0.disease');
    await expect.poll(() => hasFocus(disease)).toBe(true);
    await page.keyboard.type('R10.9');
    await page.getByRole('option', { name: 'R10.9' }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(field(page, 'lines.0.activity'))).toBe(true);
    await page.keyboard.type('W-302');
    await page.getByRole('option', { name: 'W-302' }).first().waitFor();
    await page.keyboard.press('Enter');
    const net = field(page, 'lines.0.netDirhams');
    await expect.poll(() => hasFocus(net)).toBe(true);
    // Sent too early: the field that is missing takes the focus again, and nothing is lost.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => hasFocus(net)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('250');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => stateOf(page)).toBe('sent');
  });

  it('has no violation on a phone, and no sideways scrolling', async () => {
    const page = await visit({ language: 'ar', session, viewport: phone });
    await page.goto('/eauth/new');
    await field(page, 'lines.0.activity').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
