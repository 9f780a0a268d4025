import type { Browser, Page } from 'playwright-core';
import { untilStatus } from '../journeys/support/eligibilityForm.ts';
import { type PortalApi, portalApi } from '../journeys/support/portalApi.ts';
import { launchBrowser } from '../support/browser.ts';
import { type Effort, effortOf, type Hand } from './hand.ts';
import { receptionist, startPortal } from './portal.ts';
import type { Section } from './report.ts';

/** Sidra's register answers at once, and its people decide in the portal. */
const ofSidra = { payerId: 512, emiratesId: '784198400095000' };
const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);
const option = (page: Page, code: string) => page.getByRole('option', { name: code }).first();
const ask = (page: Page) => page.getByRole('link', { name: 'Request approval' });

/** What is known is in the form; diagnosis, code and net are not. */
async function byMouse(page: Page, hand: Hand): Promise<void> {
  await hand.click(ask(page));
  await hand.until(field(page, 'diagnoses.0.disease'));
  await hand.type('R10.9');
  await hand.click(option(page, 'R10.9'));
  await hand.until(field(page, 'lines.0.activity'));
  await hand.type('W-302');
  await hand.click(option(page, 'W-302'));
  await hand.until(field(page, 'lines.0.netDirhams'));
  await hand.type('250');
  await hand.click(page.getByRole('button', { name: 'Send the request' }));
  await page.waitForURL(/\/eauth\/[0-9A-Z]{26}$/);
}

async function byKeys(page: Page, hand: Hand): Promise<void> {
  await hand.tabTo(ask(page));
  await hand.press('Enter');
  await hand.until(field(page, 'diagnoses.0.disease'));
  await hand.type('R10.9');
  await option(page, 'R10.9').waitFor();
  await hand.press('Enter');
  await hand.until(field(page, 'lines.0.activity'));
  await hand.type('W-302');
  await option(page, 'W-302').waitFor();
  await hand.press('Enter');
  await hand.until(field(page, 'lines.0.netDirhams'));
  await hand.type('250');
  await hand.press('Control+Enter');
  await page.waitForURL(/\/eauth\/[0-9A-Z]{26}$/);
}

const routes = [
  { name: 'Eligibility answer to sent, by mouse', walk: byMouse },
  { name: 'Eligibility answer to sent, by keys', walk: byKeys },
] as const;

async function effortBy(browser: Browser, api: PortalApi, url: string, walk: typeof byMouse): Promise<Effort> {
  const session = await api.session(receptionist.userName);
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('token', text), JSON.stringify(session));
  let effort: Effort = { clicks: 0, keys: 0, seconds: 0 };
  // The first time the browser learns what a returning coordinator's knows.
  for (let round = 0; round < 2; round += 1) {
    const eligibilityId = await api.submit(session, { ...(await api.member('Eligible, AED 20')), ...ofSidra });
    await page.goto(`/eligibility/${eligibilityId}`);
    await untilStatus(page, 'Eligible');
    effort = await effortOf(page, (hand) => walk(page, hand));
  }
  await context.close();
  return effort;
}

/** What a coordinator does from an eligibility answer to a request for approval that is sent. */
export async function measureApproval(): Promise<Section[]> {
  const portal = await startPortal('on');
  const browser = await launchBrowser();
  try {
    const rows: (string | number)[][] = [];
    for (const { name, walk } of routes) {
      const { clicks, keys, seconds } = await effortBy(browser, portalApi(portal.url), portal.url, walk);
      rows.push([name, clicks, keys, seconds]);
    }
    return [
      {
        title: 'From the eligibility answer to the request for approval',
        note: 'A script drives Chromium as a returning coordinator would, and counts clicks and keys: a request of one diagnosis and one line, from the open answer until it is sent. Every character is a key.',
        target: 'at most 4 clicks, or no click at all.',
        columns: ['Way', 'Clicks', 'Keys', 'Seconds'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}
