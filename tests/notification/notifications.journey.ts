import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { comeBackUntil } from '../journeys/support/comeBack.ts';
import { detailAddress, fillRequest, sendButton, untilStatus } from '../journeys/support/eligibilityForm.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { hideSessionLife, idleIn, sessionQuestion, showSessionLife } from '../journeys/support/sessionEnd.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
/** Nobody else's record tells this desk anything: it has asked no insurer, so that no deadline passes while a test counts news. */
const desk = 'desk@corniche-hospital.example';
beforeAll(() => {
  api = journeyApi();
});

const openPage = async (language: Language, begin = api.session): Promise<Page> => {
  const session = await begin(desk);
  await api.readNotifications(session);
  return visit({ language, session });
};
const bellSaying = (page: Page, language: Language, unread: 'bell_zero' | 'bell_one') =>
  page.getByRole('button', { name: texts[language].notification[unread].replace('{{count}}', '1'), exact: true });
const bell = (page: Page, language: Language) =>
  page.getByRole('button', { name: new RegExp(`^${texts[language].notification.title}`) });

const outcomes = [
  { language: 'en', outcome: 'Eligible, one cover with 20', kind: 'eligibilityEligible', status: 'Eligible' },
  { language: 'ar', outcome: 'Not eligible: cover ended', kind: 'eligibilityNotEligible', status: 'غير مؤهل للتغطية' },
] as const;

describe.each(outcomes)('whoever leaves a request before its answer, in $language', (row) => {
  const { language, outcome, kind, status } = row;
  const { notification } = texts[language];

  it('REQ-SHELL-01 is notified without a reload, and opens the record from there', async () => {
    const page = await openPage(language);

    await page.goto('/eligibility/new');
    // The payer thinks about it while the reception goes on.
    await api.setFaults({ simulators: { payer: { latencyMs: 2500 } } });
    await fillRequest(page, await api.member(outcome), language);
    await sendButton(page, language).click();
    await page.waitForURL(detailAddress);
    const record = new URL(page.url()).pathname;
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('header a[href="/dashboard"]').click();
    await page.waitForURL(/\/dashboard$/);

    await comeBackUntil(page, () => bellSaying(page, language, 'bell_one').isVisible());
    await api.setFaults();
    await bell(page, language).click();
    const menu = page.getByRole('dialog', { name: notification.title });
    const unread = menu.getByRole('listitem').filter({ hasText: notification.unread });
    await unread.first().waitFor();
    await expect.poll(() => unread.count()).toBe(1);
    expect(await violationsOf(page, { isPopup: true })).toEqual([]);
    await unread.getByRole('link', { name: notification.kinds[kind] }).click();

    await page.waitForURL((url) => url.pathname === record);
    await untilStatus(page, status, language);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await bellSaying(page, language, 'bell_zero').waitFor();
  });
});

describe('a user who watches the answer come', () => {
  it('is not notified of it', async () => {
    const page = await openPage('en');
    await page.goto('/eligibility/new');
    await fillRequest(page, await api.member('Eligible, no co-payment'));
    await sendButton(page).click();
    await untilStatus(page, 'Eligible');
    const marked: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/notification/markread')) marked.push(response.status());
    });
    await page.locator('header a[href="/dashboard"]').click();
    await comeBackUntil(page, () => marked.length > 0);
    expect(marked[0]).toBe(200);
    await bellSaying(page, 'en', 'bell_zero').waitFor();
  });
});

describe.each(['en', 'ar'] as const)('before the session idles out, in %s', (language) => {
  const { sessionEnd } = texts[language];

  it('somebody who is there stays', async () => {
    const page = await openPage(language);
    await hideSessionLife(page);
    await page.goto('/dashboard');
    await bell(page, language).waitFor();
    await idleIn(page, 100);
    await sessionQuestion(page, language).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await showSessionLife(page);
    const stayed = page.waitForResponse(/\/api\/account\/session$/);
    await page.getByRole('button', { name: sessionEnd.stay }).click();
    expect((await stayed).headers()['x-session-idle-seconds']).toMatch(/^1[78]\d\d$/);
    await sessionQuestion(page, language).waitFor({ state: 'detached' });
  });

  it('a user who has gone is signed out, is told why, and comes back to the page', async () => {
    const page = await openPage(language, api.signIn);
    await hideSessionLife(page);
    await page.goto('/manage');
    await bell(page, language).waitFor();
    await idleIn(page, 100);
    await sessionQuestion(page, language).waitFor();
    await idleIn(page, 0);
    await page.waitForURL(/\/account\/login\?returnUrl=%2Fmanage$/);
    await page.getByText(sessionEnd.ended.idle).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
