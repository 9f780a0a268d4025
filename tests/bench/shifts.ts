import type { Browser, Page } from 'playwright-core';
import { everyScreen } from '../journeys/support/everyScreen.ts';
import { portalApi } from '../journeys/support/portalApi.ts';
import { desktop, newPortalContext, phone } from '../journeys/support/portalContext.ts';
import { mostShift, type Shift, shiftSince, watchShifts } from '../journeys/support/shifts.ts';
import { launchBrowser } from '../support/browser.ts';
import { startPortal } from './portal.ts';
import type { Section } from './report.ts';

/** So many of the screens that moved most stand in the report; all that miss the aim do. */
const mostListed = 5;
/** After the network is quiet, what is drawn last has its time. */
const settledMs = 400;

async function shiftOf(page: Page, address: string): Promise<Shift> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settledMs);
  return shiftSince(page);
}

type Screens = Awaited<ReturnType<typeof everyScreen>>;

async function shiftsOn(browser: Browser, url: string, visited: Screens, viewport: typeof phone) {
  const shifts: (Shift & { readonly path: string })[] = [];
  for (const { path, address, login } of visited) {
    const context = await newPortalContext(browser, url, { viewport, ...(login && { session: login }) });
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    shifts.push({ path, ...(await shiftOf(page, address)) });
    await context.close();
  }
  return shifts.sort((one, other) => other.value - one.value);
}

/** How far the content of each screen moves by itself while it arrives, on a desk and on a phone. */
export async function measureShifts(): Promise<Section[]> {
  const portal = await startPortal('on', { hasCardReader: true });
  const browser = await launchBrowser();
  try {
    const visited = await everyScreen(portalApi(portal.url), 'Eligible, one cover with 20');
    const rows: (string | number)[][] = [];
    for (const [name, viewport] of [
      ['desk', desktop],
      ['phone', phone],
    ] as const) {
      const shifts = await shiftsOn(browser, portal.url, visited, viewport);
      const missed = shifts.filter(({ value }) => value > mostShift);
      for (const { path, value, moved } of shifts.slice(0, Math.max(missed.length, mostListed))) {
        rows.push([name, path, value.toFixed(3), moved.replaceAll('|', ' '), value <= mostShift ? 'met' : 'missed']);
      }
      rows.push([
        name,
        `all ${shifts.length} screens`,
        '',
        '',
        missed.length === 0 ? 'met' : `${missed.length} missed`,
      ]);
    }
    return [
      {
        title: 'Layout shift of every screen',
        note: `Chromium opens each screen of the table once, with nothing in its cache, as the first login that may open it, 1366 by 768 and 390 by 844; what moves without input until the network is quiet is added up. The ${mostListed} that moved most, and all that miss the aim.`,
        target: `at most ${mostShift}.`,
        columns: ['Device', 'Screen', 'Shift', 'What moved most', 'Target'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}
