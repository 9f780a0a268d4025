import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startRunner } from '../../infra/local/runner.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { plans } from '../../shared/_field/plans.ts';
import type { EligibilityStatusName } from '../../shared/eligibility/eligibilityStatus.ts';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import { launchBrowser } from '../support/browser.ts';
import { untilStill } from './support/accessibility.ts';
import { fillRequest, sendButton, untilStatus } from './support/eligibilityForm.ts';
import { everyScreen, openGallery, untilComplete } from './support/everyScreen.ts';
import { type DemoMember, type PortalApi, portalApi, receptionist } from './support/portalApi.ts';
import { desktop, newPortalContext, phone } from './support/portalContext.ts';
import { type Language, texts } from './support/texts.ts';

// Photographs the portal for docs/screenshots: node tests/journeys/screenshots.ts, with --prints the printed documents only (their
// pages need pdftoppm).

const isPrintsOnly = process.argv.includes('--prints');

const folder = join(import.meta.dirname, '../../docs/screenshots');
const sizes = { desktop, phone };

interface Visitor {
  readonly page: Page;
  readonly api: PortalApi;
  readonly session: SignedInUser;
  readonly language: Language;
  /** The requests whose answers are photographed, by their status. */
  readonly ids: Readonly<Partial<Record<Status, string>>>;
}

type Status = EligibilityStatusName;

async function openAnswer({ page, ids, language }: Visitor, status: Status): Promise<void> {
  await page.goto(`/eligibility/${ids[status]}`);
  await untilComplete(page, 'eligibilityDetail', language);
  await untilStatus(page, statusWords[status][language], language);
}

async function openPending({ page, api, session, language }: Visitor): Promise<void> {
  await api.setFaults({ simulators: { payer: { mode: 'down' } } });
  try {
    await page.goto(`/eligibility/${await api.submit(session, await api.member('Eligible, AED 20'))}`);
    await page.getByText(texts[language].eligibility.pending.unavailable).waitFor();
    await untilComplete(page, 'eligibilityDetail', language);
  } finally {
    await api.setFaults();
  }
}

/** Each picture's name, and how the page gets there. The history comes before the requests that pictures need. */
const pictures: Readonly<Record<string, (visitor: Visitor) => Promise<unknown>>> = {
  dashboard: async ({ page, language }) => {
    await page.goto('/dashboard');
    return untilComplete(page, 'dashboard', language);
  },
  'provider-dashboard': async ({ page, language }) => {
    await page.goto('/daman');
    return untilComplete(page, 'providerDashboard', language);
  },
  'eligibility-history': async ({ page, language }) => {
    await page.goto('/eligibility');
    await untilComplete(page, 'eligibility', language);
    return page.getByRole('row').nth(3).waitFor();
  },
  'eligibility-new': async ({ page, api, language }) => {
    await page.goto('/eligibility/new');
    await fillRequest(page, await api.member('Eligible, three covers'), language);
    await sendButton(page, language).focus();
    return page.evaluate(() => window.scrollTo(0, 0));
  },
  'eligibility-detail-eligible': (visitor) => openAnswer(visitor, 'Eligible'),
  'eligibility-detail-not-eligible': (visitor) => openAnswer(visitor, 'NotEligible'),
  'eligibility-detail-pending': openPending,
};

/** How the other screens are photographed: one picture for each pair of what may go wrong together. */
const otherLooks = [
  { look: { language: 'en', theme: 'light', viewport: desktop }, name: 'en.light.desktop' },
  { look: { language: 'ar', theme: 'dark', viewport: phone }, name: 'ar.dark.phone' },
] as const;

/** Every screen that has no pictures of its own above. */
async function photographOthers(browser: Browser, url: string, api: PortalApi): Promise<void> {
  const own = /^\/(|dashboard|daman.*|eligibility(\/(new|:eligibilityId))?|account\/login|ui)$/;
  for (const { path, address, title, login } of await everyScreen(api, 'Eligible, three covers')) {
    if (own.test(path)) continue;
    for (const { look, name } of otherLooks) {
      const context = await newPortalContext(browser, url, { ...look, ...(login ? { session: login } : {}) });
      const page = await context.newPage();
      await page.goto(address);
      await untilComplete(page, title, look.language);
      await photograph(page, `screen${path.replaceAll('/', '-').replaceAll(':', '')}.${name}`);
      await context.close();
    }
  }
}

const looks = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(sizes).map(([size, viewport]) => ({
      look: { language, theme, viewport },
      name: `${language}.${theme}.${size}`,
    })),
  ),
);

async function photograph(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await untilStill(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
}

async function photographForVisitors(browser: Browser, url: string): Promise<void> {
  for (const { look, name } of looks) {
    const context = await newPortalContext(browser, url, look);
    const page = await context.newPage();
    await page.goto('/account/login');
    await untilComplete(page, 'login', look.language);
    await photograph(page, `login.${name}`);
    await openGallery(page, look.language);
    await photograph(page, `ui.${name}`, true);
    await context.close();
  }
}

async function photographInside(browser: Browser, url: string, api: PortalApi): Promise<void> {
  const session = await api.signIn(receptionist);
  const ids: Partial<Record<Status, string>> = {};
  for (const [picture, open] of Object.entries(pictures)) {
    if (picture === 'eligibility-detail-eligible') {
      ids.Eligible = await api.submit(session, await api.member('Eligible, three covers'));
      ids.NotEligible = await api.submit(session, await api.member('Not eligible: cover ended'));
    }
    for (const { look, name } of looks) {
      const context = await newPortalContext(browser, url, { ...look, session });
      const page = await context.newPage();
      await open({ page, api, session, language: look.language, ids });
      await photograph(page, `${picture}.${name}`);
      await context.close();
    }
  }
}

/** The pages of a PDF as pictures: one of that name, or one for each page. */
function photographPages(name: string, pdf: ArrayBuffer, pages: number): void {
  const file = join(folder, name);
  writeFileSync(`${file}.pdf`, Buffer.from(pdf));
  for (let page = 1; page <= pages; page += 1) {
    const picture = pages === 1 ? file : `${file}.${page}`;
    execFileSync('pdftoppm', [...`-png -r 80 -f ${page} -l ${page} -singlefile`.split(' '), `${file}.pdf`, picture]);
  }
  rmSync(`${file}.pdf`);
}

/** Sends a request of a patient whose card was read, and answers its id when it is answered. */
async function answeredByCard(api: PortalApi, session: SignedInUser, member: DemoMember): Promise<string> {
  const eligibilityId = await api.submit(session, member, { cardReadId: await api.readCard(member) });
  const details = `/api/eligibilitycheck/geteligibilityrequest?eligibilityId=${eligibilityId}`;
  for (let status = 1; status === 1; )
    status = (await api.call<{ status: number }>(details, { session })).data?.status ?? 0;
  return eligibilityId;
}

async function printPdfs(url: string, api: PortalApi): Promise<void> {
  const session = await api.signIn(receptionist);
  const headers = { Authorization: `Bearer ${session.accessToken}`, 'Content-Type': 'application/json' };
  const covered = await answeredByCard(api, session, await api.member('Eligible, three covers'));
  for (const language of ['en', 'ar', 'both']) {
    const query = `eligibilityId=${covered}&language=${language}`;
    const answer = await fetch(`${url}/api/eligibilitycheck/exporteligibilityrequesttopdf?${query}`, { headers });
    photographPages(`eligibility-pdf.${language}`, await answer.arrayBuffer(), 1);
  }
  const insured = (await api.members()).find(
    ({ payerId, expectedOutcome }) => payerId === plans.NAS && expectedOutcome.startsWith('Eligible'),
  );
  if (!insured) throw new Error('Nobody of the demonstration is insured with NAS');
  const body = JSON.stringify({ eligibilityId: await answeredByCard(api, session, insured) });
  const path = '/api/eligibilitycheck/GetNasEligibilityClaimForm';
  const form = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  photographPages('nas-claim-form', await form.arrayBuffer(), 2);
}

const dataDir = mkdtempSync(join(tmpdir(), 'wasla-screenshots-'));
const runner = await startRunner({ port: 0, dataDir, isFresh: true });
const browser = await launchBrowser();
try {
  mkdirSync(folder, { recursive: true });
  const api = portalApi(runner.url);
  if (!isPrintsOnly) {
    for (const old of readdirSync(folder).filter((name) => name.endsWith('.png'))) rmSync(join(folder, old));
    await photographForVisitors(browser, runner.url);
    await photographInside(browser, runner.url, api);
    await photographOthers(browser, runner.url, api);
  }
  await printPdfs(runner.url, api);
} finally {
  await browser.close();
  await runner.close();
  rmSync(dataDir, { recursive: true, force: true });
}
