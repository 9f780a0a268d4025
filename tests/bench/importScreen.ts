import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type DrugCells, drugFile, drugHeads, headOf, price, someDrugs } from '../formulary/support/drugLists.ts';
import { portalApi } from '../journeys/support/portalApi.ts';
import { newPortalContext } from '../journeys/support/portalContext.ts';
import { launchBrowser } from '../support/browser.ts';
import { taskTimes } from '../support/threadTime.ts';
import { blocksIn, watchBlocks } from './blockedThread.ts';
import { startPortal } from './portal.ts';
import type { Section } from './report.ts';

const mostMs = 50;
const count = 100_000;
const wrongEvery = 20;
const corrected = 20;
const workMs = 600_000;

/** A list whose price has a head of its own and whose every twentieth price is a word. */
async function fileOf(rows: number): Promise<string> {
  const cost = 'What it costs the public';
  const own = headOf('packagePublic');
  const drugs = someDrugs(rows).map((drug, at): DrugCells => {
    const { [own]: dirhams = '', ...others } = { ...drug, ...(at % wrongEvery === 0 && price('ask us')) };
    return { ...others, [cost]: dirhams };
  });
  return drugFile(drugs, { heads: drugHeads.map((head) => (head === own ? cost : head)) }).text();
}

const steps = {
  'choose the file and send it': async (page: Page, path: string) => {
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('button', { name: 'Upload and look at it' }).click();
    await page.waitForURL(/\/imports\/formulary\/[0-9A-Z]{26}$/, { timeout: workMs });
    await page.getByRole('combobox', { name: /What it costs the public/ }).waitFor();
  },
  'map the columns': async (page: Page) => {
    await page.getByRole('combobox', { name: /What it costs the public/ }).click();
    await page.getByRole('option', { name: headOf('packagePublic'), exact: true }).click();
    await page.getByRole('combobox', { name: new RegExp(`^${headOf('agent')}`) }).click();
    await page.getByRole('option', { name: 'Not read', exact: true }).click();
    await page.waitForTimeout(1000);
  },
  'wait for the check of all rows': async (page: Page) => {
    await page.getByRole('button', { name: 'Check all rows' }).click();
    await page
      .getByRole('textbox', { name: new RegExp(`^${headOf('packagePublic')}, row `) })
      .first()
      .waitFor({ timeout: workMs });
  },
  'correct a page of rows in the grid': async (page: Page) => {
    const cells = page.getByRole('textbox', { name: new RegExp(`^${headOf('packagePublic')}, row `) });
    for (let at = 0; at < corrected; at += 1) {
      await cells.nth(at).fill('');
      await cells.nth(at).pressSequentially('16.5', { delay: 20 });
      await cells.nth(at).press('Enter');
    }
    await page
      .getByText('Corrected', { exact: true })
      .nth(corrected - 1)
      .waitFor();
  },
  'turn ten pages of the grid': async (page: Page) => {
    for (let turned = 0; turned < 10; turned += 1) {
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.waitForTimeout(300);
    }
  },
  'check all rows again': async (page: Page) => {
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('Checking the rows').waitFor();
    await page.getByText('Checking the rows').waitFor({ state: 'detached', timeout: workMs });
    await page.getByText('Rows to correct').waitFor();
  },
} satisfies Record<string, (page: Page, path: string) => Promise<void>>;

/** How long the page cannot answer while a sheet of a hundred thousand rows is sent, mapped and corrected. */
export async function measureImportScreen(): Promise<Section[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-sheet-'));
  const path = join(folder, 'drugs.csv');
  writeFileSync(path, await fileOf(count));
  const portal = await startPortal('off');
  const browser = await launchBrowser();
  try {
    const session = await portalApi(portal.url).signIn('payeradmin@pearl.example');
    const context = await newPortalContext(browser, portal.url, { session });
    const page = await context.newPage();
    await page.addInitScript(watchBlocks);
    await page.goto('/imports?kind=formulary', { waitUntil: 'networkidle' });
    const rows: (string | number)[][] = [];
    for (const [name, step] of Object.entries(steps)) {
      await blocksIn(page);
      const start = performance.now();
      const times = await taskTimes(page, () => step(page, path));
      const seconds = (performance.now() - start) / 1000;
      const { tasks, longestGapMs } = await blocksIn(page);
      const longest = Math.max(0, ...times);
      rows.push([
        ...[name, seconds, tasks.length, Math.round(Math.max(0, ...tasks)), Math.round(longestGapMs)],
        ...[times.filter((each) => each > mostMs).length, Math.round(longest)],
        longest <= mostMs ? 'met' : 'missed',
      ]);
    }
    return [
      {
        title: 'A sheet of a hundred thousand rows on the screen of imports',
        note: `Chromium sends a formulary of ${count} rows and 33 columns as CSV, maps a head that the portal does not know, corrects ${corrected} of ${count / wrongEvery} wrong rows in the grid, turns its pages and has all rows checked again. By the clock: tasks of the page's own thread that took longer than ${mostMs} ms, the longest of them, and the longest time in which a timer of the page did not run, all of which grow with what else the machine does. By processor time of the thread: the same tasks as they are where nothing is in their way.`,
        target: `no task over ${mostMs} ms of processor time.`,
        columns: [
          ...['What', 'Seconds', `Tasks over ${mostMs} ms`, 'Longest task ms', 'Longest gap ms'],
          ...[`Over ${mostMs} ms of processor time`, 'Longest, processor ms', 'Target'],
        ],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
