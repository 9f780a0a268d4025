import type { Page } from 'playwright-core';
import { screens } from '../../web/app/screens.ts';
import english from '../../web/dashboard/texts/en.json' with { type: 'json' };
import { launchBrowser } from '../support/browser.ts';
import { percentiles } from './load.ts';
import { signInReceptionist, startPortal } from './portal.ts';
import type { Section } from './report.ts';

const rounds = 15;
const mostMs = 100;
const names = ['eligibility', 'eauth', 'providerServices'] as const;

/** Milliseconds from the click on a tile until its page, known by a new heading at its address, has been painted. */
const clickTime = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const tile = document.querySelector<HTMLElement>(`main a[href="${wanted}"]`);
        const heading = document.querySelector('h1')?.textContent;
        const from = performance.now();
        const look = () => {
          const shown = document.querySelector('h1')?.textContent;
          if (window.location.pathname !== wanted || !shown || shown === heading) return requestAnimationFrame(look);
          // The frame after the one that holds the heading begins when that one is painted.
          return requestAnimationFrame(() => resolve(performance.now() - from));
        };
        tile?.click();
        look();
      }),
    path,
  );

async function measureTile(page: Page, name: string, path: string): Promise<(string | number)[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.locator(`main a[href="${path}"]`).waitFor();
    times.push(await clickTime(page, path));
    await page.goBack();
  }
  const [first = 0, ...later] = times;
  const { p50, p99 } = percentiles(later);
  return [name, first, p50, p99, p50 <= mostMs ? 'met' : 'missed'];
}

/** How long a user waits for the page behind a tile. */
export async function measureClicks(): Promise<Section[]> {
  const portal = await startPortal('off');
  const browser = await launchBrowser();
  try {
    const session = JSON.stringify(await signInReceptionist(portal.url));
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript((text) => localStorage.setItem('token', text), session);
    await page.goto(`${portal.url}/dashboard`, { waitUntil: 'networkidle' });
    const rows: (string | number)[][] = [];
    for (const tile of names) {
      const path = screens.find((screen) => screen.tile?.name === tile)?.path;
      if (path) rows.push(await measureTile(page, english.tiles[tile].name, path));
    }
    return [
      {
        title: 'From the click on a tile to its painted page',
        note: `Milliseconds in Chromium against the local runner. The first click also fetches the page's code; ${rounds} more follow, each from the dashboard.`,
        target: `half of the later clicks within ${mostMs} ms.`,
        columns: ['Tile', 'First click', 'p50', 'p99', 'Target'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}
