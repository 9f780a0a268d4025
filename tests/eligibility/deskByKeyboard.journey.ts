import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import { effortOf } from '../bench/hand.ts';
import { detailAddress, giveReason, textField, untilStatus } from '../journeys/support/eligibilityForm.ts';
import { heard, keepsFocus } from '../journeys/support/heard.ts';
import { hasFocus, tabTo } from '../journeys/support/keys.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { demoPassword, type PortalApi } from '../journeys/support/portalApi.ts';
import { putCard } from '../journeys/support/registration.ts';
import { loginButton, passwordField, untilVerified, userNameField } from '../journeys/support/signIn.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const desk = 'desk@marina-hospital.example';
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

const numberField = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: texts[language].work.box.number });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

describe('a receptionist who comes back, in Arabic and without a mouse', () => {
  it('REQ-ELIG-10 is at the answer with at most forty keys from the sign-in page, and at the next patient with one more', async () => {
    const { account, work } = texts.ar;
    const member = await api.member('Eligible, one cover with 20');
    const session = await api.session(desk);
    await api.submit(session, member);
    // The patient before this one is insured elsewhere: nothing of that request is carried over.
    await api.submit(session, await api.member('Eligible, no co-payment'));
    const page = await visit({ language: 'ar' });
    await page.goto('/account/login');
    // As the browser fills them in for somebody who comes back.
    await userNameField(page, texts.ar).fill(desk);
    await passwordField(page, texts.ar).fill(demoPassword);
    const effort = await effortOf(page, async (hand) => {
      await hand.tabTo(page.getByRole('checkbox', { name: account.verification.label }));
      await hand.press('Space');
      await untilVerified(page, texts.ar);
      await hand.tabTo(loginButton(page, texts.ar));
      await hand.press('Enter');
      await page.getByRole('heading', { name: work.box.title }).waitFor();
      await hand.type(member.emiratesId);
      await hand.press('Enter');
      await giveReason(page, hand, 'ar');
      await hand.press('Control+Enter');
      await page.waitForURL(detailAddress);
      await untilStatus(page, statusWords.Eligible.ar, 'ar');
    });
    expect(effort).toMatchObject({ clicks: 0 });
    expect(effort.keys).toBeLessThanOrEqual(40);
    await page.keyboard.press('Alt+n');
    await page.waitForURL('/eligibility/new');
    await expect.poll(() => hasFocus(textField(page, 'emiratesId', 'ar'))).toBe(true);
  });
});

describe.each(['en', 'ar'] as const)('the desk as a screen reader tells it, in %s', (language) => {
  const { work, eligibility, lifecycle } = texts[language];

  it('names each part, says what comes, and never leaves its reader on the body of the page', async () => {
    const session = await api.session(desk);
    const member = await api.member('Eligible, AED 20');
    await api.setFaults({ simulators: { payer: { mode: 'down' } } });
    await putCard(portal.url, member.emiratesId, 'noCard');
    try {
      const eligibilityId = await api.submit(session, member);
      const page = await visit({ language, session });
      await page.goto('/dashboard');
      const open = page.getByRole('list', { name: work.open.title });
      await open.getByRole('link').first().waitFor();
      await numberField(page, language).waitFor();
      const tree = await page.getByRole('main').ariaSnapshot();
      for (const part of [
        `heading "${work.box.title}" [level=2]`,
        `textbox "${work.box.number}"`,
        `button "${work.box.goOn}"`,
        `button "${work.box.readCard}"`,
        `list "${work.open.title}"`,
      ])
        expect(tree).toContain(part);

      // What is wrong with a number is said, and the field is where to mend it.
      await tabTo(page, numberField(page, language));
      await page.keyboard.type('784198500000018');
      await page.keyboard.press('Enter');
      await heard(page, work.box.wrongId);
      await expect.poll(() => hasFocus(numberField(page, language))).toBe(true);

      // A dialog has the focus, and gives it back.
      await press(page, work.box.readCard);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(button(page, work.box.readCard))).toBe(true);

      await page.goto(`/eligibility/${eligibilityId}`);
      await heard(page, eligibility.detail.announce.replace('{{status}}', statusWords.Pending[language]));
      await press(page, lifecycle.moves.cancel);
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(button(page, lifecycle.moves.cancel))).toBe(true);
      await page.keyboard.press('Enter');
      await press(page, lifecycle.cancel.confirm);
      await heard(page, eligibility.detail.announce.replace('{{status}}', statusWords.Cancelled[language]));
      await keepsFocus(page);
    } finally {
      await putCard(portal.url, member.emiratesId);
      await api.setFaults();
    }
  });
});

describe('an answer', () => {
  const language = 'en';
  const { eligibility } = texts[language];

  it('says the answer when it comes, and tells it as one heading', async () => {
    const session = await api.session(desk);
    const member = await api.member('Eligible after a slow answer');
    const page = await visit({ language, session });
    const eligibilityId = await api.submit(session, member);
    await page.goto(`/eligibility/${eligibilityId}`);
    await untilStatus(page, statusWords.Eligible[language], language);
    const tree = await page.getByRole('main').ariaSnapshot();
    expect(tree).toMatch(/heading ".+" \[level=1\]/);
    for (const part of [eligibility.detail.answer, eligibility.detail.request, eligibility.detail.timeline])
      expect(tree).toMatch(new RegExp(`heading "${part}" \\[level=2\\]`));
    expect(tree).toContain(`list "${eligibility.detail.timeline}"`);
    // No button without a name.
    expect(tree).not.toMatch(/^\s*- (button|link|textbox|combobox)( \[.*\])?:?$/m);
  });
});
