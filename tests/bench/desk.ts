import type { Browser, Page } from 'playwright-core';
import { cardReaderAgent } from '../../shared/_field/cardReader/cardReaderAgent.ts';
import { aBatchLine, batchCsv } from '../eligibilityBatch/support/batchFiles.ts';
import { detailAddress, giveReason, sendButton, untilStatus } from '../journeys/support/eligibilityForm.ts';
import { type DemoMember, type PortalApi, portalApi } from '../journeys/support/portalApi.ts';
import { loginButton, passwordField, untilVerified, userNameField } from '../journeys/support/signIn.ts';
import { launchBrowser } from '../support/browser.ts';
import { type Effort, effortOf, type Hand } from './hand.ts';
import { receptionist, startPortal } from './portal.ts';
import type { Section } from './report.ts';

interface Desk {
  readonly page: Page;
  readonly hand: Hand;
  readonly member: DemoMember;
}

const eligible = 'Eligible, one cover with 20';
const tile = (page: Page) => page.getByRole('link', { name: /^Eligibility/ });
const humanCheck = (page: Page) => page.getByRole('checkbox', { name: 'I am human' });

async function answered(page: Page): Promise<void> {
  await page.waitForURL(detailAddress);
  await untilStatus(page, 'Eligible');
}

async function cardByMouse({ page, hand }: Desk): Promise<void> {
  await hand.click(page.getByRole('button', { name: 'Read card' }));
  await page.getByText('Read from the card.').waitFor();
  await hand.click(sendButton(page));
  await answered(page);
}

async function numberByKeys({ page, hand, member }: Desk): Promise<void> {
  await page.getByRole('textbox', { name: 'Emirates ID or card number' }).waitFor();
  await hand.type(member.emiratesId);
  await hand.press('Enter');
  await giveReason(page, hand);
  await hand.press('Control+Enter');
  await answered(page);
}

/** The browser has filled in name and password, as it does for somebody who comes back; that is not counted. */
async function fillSignIn(page: Page): Promise<void> {
  await page.goto('/account/login');
  await userNameField(page).fill(receptionist.userName);
  await passwordField(page).fill(receptionist.password);
}

async function signInByMouse({ page, hand }: Desk): Promise<void> {
  await hand.click(humanCheck(page));
  await untilVerified(page);
  await hand.click(loginButton(page));
}

async function signInByKeys({ page, hand }: Desk): Promise<void> {
  await hand.tabTo(humanCheck(page));
  await hand.press('Space');
  await untilVerified(page);
  await hand.tabTo(loginButton(page));
  await hand.press('Enter');
}

async function batchByMouse({ page, hand }: Desk): Promise<void> {
  const member = await portalApi(new URL(page.url()).origin).member(eligible);
  const line = (at: number) => aBatchLine(`${member.cardNumber}${at}`, { Payer: String(member.payerId) });
  const lines = Array.from({ length: 200 }, (_, at) => (at === 0 ? aBatchLine(member.cardNumber) : line(at)));
  await hand.click(tile(page));
  await hand.click(page.getByRole('link', { name: 'Eligibility history' }));
  await hand.click(page.getByRole('link', { name: 'Upload a sheet' }));
  await hand.click(page.getByRole('link', { name: 'Upload a list of patients' }));
  const file = { name: 'patients.csv', mimeType: 'text/csv', buffer: Buffer.from(batchCsv(lines)) };
  await page.locator('input[type=file]').setInputFiles(file);
  await hand.click(page.getByRole('button', { name: 'Upload and look at it' }));
  await hand.click(page.getByRole('button', { name: 'Check all rows' }));
  await hand.click(page.getByRole('button', { name: 'Ask the payers' }));
  await hand.click(page.getByRole('link', { name: 'See the answers' }));
  await page.getByText('Done', { exact: true }).waitFor();
}

interface Route {
  readonly name: string;
  readonly begin: (page: Page) => Promise<unknown>;
  readonly walk: (desk: Desk) => Promise<void>;
  /** What the goal was before the desk began with the work (2026-11-23): clicks, keys, seconds. */
  readonly before: Effort;
}

const unknown: Effort = { clicks: 0, keys: 0, seconds: 0 };
const atDashboard = async (page: Page) => {
  await page.goto('/dashboard');
  await tile(page).waitFor();
};
const after =
  (signIn: (desk: Desk) => Promise<void>, walk: (desk: Desk) => Promise<void>) =>
  async (desk: Desk): Promise<void> => {
    await signIn(desk);
    await tile(desk.page).waitFor();
    await walk(desk);
  };

const routes: readonly Route[] = [
  {
    name: 'Card to answer, by mouse',
    begin: atDashboard,
    walk: cardByMouse,
    before: { clicks: 10, keys: 0, seconds: 4.2 },
  },
  {
    name: 'Number to answer, by keys',
    begin: atDashboard,
    walk: numberByKeys,
    before: { clicks: 0, keys: 49, seconds: 4.5 },
  },
  {
    name: 'Sign-in page, card to answer, by mouse',
    begin: fillSignIn,
    walk: after(signInByMouse, cardByMouse),
    before: { clicks: 12, keys: 0, seconds: 6.3 },
  },
  {
    name: 'Sign-in page, number to answer, by keys',
    begin: fillSignIn,
    walk: after(signInByKeys, numberByKeys),
    before: { clicks: 0, keys: 54, seconds: 5.8 },
  },
  {
    name: 'Batch of 200, by mouse',
    begin: atDashboard,
    walk: batchByMouse,
    before: { clicks: 4, keys: 0, seconds: 2.1 },
  },
];

/** A page whose cards come from the portal's own simulated reader. */
const readerFlags = (port: number | null) => [
  `--host-resolver-rules=MAP 127.0.0.1:${cardReaderAgent.ports[0]} 127.0.0.1:${port}`,
];

/** Walks a route twice; the first time is the one in which the browser learns what a returning receptionist's knows. */
async function effortBy(browser: Browser, api: PortalApi, url: string, route: Route): Promise<Effort> {
  const session = JSON.stringify(await api.session(receptionist.userName));
  const member = await api.member(eligible);
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  page.setDefaultTimeout(120_000);
  let effort = unknown;
  for (let round = 0; round < 2; round += 1) {
    await page.goto('/favicon.svg');
    await page.evaluate((text) => localStorage.setItem('token', text), route.begin === fillSignIn ? '' : session);
    await route.begin(page);
    effort = await effortOf(page, (hand) => route.walk({ page, hand, member }));
  }
  await page.context().close();
  return effort;
}

/** What a returning receptionist does from the patient to the answer: clicks, keys and seconds. */
export async function measureDesk(): Promise<Section[]> {
  const portal = await startPortal('on', { hasCardReader: true });
  const browser = await launchBrowser(readerFlags(portal.cardReaderPort));
  try {
    const api = portalApi(portal.url);
    const patient = await api.member(eligible);
    const { emiratesId } = patient;
    // The patient was here before.
    await api.submit(await api.session(receptionist.userName), patient);
    await fetch(`${portal.url}/local/card-reader`, { method: 'PUT', body: JSON.stringify({ card: emiratesId }) });
    const rows: (string | number)[][] = [];
    for (const route of routes) {
      const { clicks, keys, seconds } = await effortBy(browser, api, portal.url, route);
      rows.push([route.name, route.before.clicks, route.before.keys, route.before.seconds, clicks, keys, seconds]);
    }
    return [
      {
        title: 'From the patient to the answer',
        note: 'A script drives Chromium as a returning receptionist would, and counts her clicks and keys; every character of a number is a key. The browser fills in name and password. Before: the portal of 2026-11-23.',
        target:
          'the card and one click or key more, or the number, its reason and two keys; from the sign-in page at most 6 clicks or 40 keys.',
        columns: ['Way', 'Clicks before', 'Keys before', 'Seconds before', 'Clicks', 'Keys', 'Seconds'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}
