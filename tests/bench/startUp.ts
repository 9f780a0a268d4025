import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright-core';
import { signIn, untilVerified, verifyAsHuman } from '../journeys/support/signIn.ts';
import { launchBrowser } from '../support/browser.ts';
import { percentiles } from './load.ts';
import { receptionist } from './portal.ts';
import type { Section } from './report.ts';

const repository = join(import.meta.dirname, '../..');
const copied = ['infra', 'functions', 'shared', 'web', 'docs', 'package.json', 'package-lock.json', 'cdk.json'];
const settings = ['tsconfig.json', 'vite.config.ts'];
const visits = 10;

/** A folder with the portal's sources as a clone has them: nothing built, no data. The installed packages are shared. */
function freshCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-clone-'));
  for (const name of [...copied, ...settings]) cpSync(join(repository, name), join(folder, name), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

interface Started {
  readonly url: string;
  readonly ms: number;
  readonly stop: () => Promise<void>;
}

/** `npm start` in a folder, until it says that it is ready. */
async function start(folder: string): Promise<Started> {
  const before = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['infra/local/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', WASLA_DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const url = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (url) return { url, ms: performance.now() - before, stop };
  }
  throw new Error('The portal ended before it was ready');
}

interface Waits {
  readonly dashboard: number[];
  readonly verification: number[];
}

async function timesOf(browser: Browser, url: string): Promise<Waits> {
  const dashboard: number[] = [];
  const verification: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    const opened = performance.now();
    await page.goto('/account/login');
    await signIn(page, receptionist.userName);
    await page.waitForURL('/dashboard');
    await page.getByRole('link', { name: /^Eligibility/ }).waitFor();
    dashboard.push(performance.now() - opened);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/account/login');
    const asked = performance.now();
    await verifyAsHuman(page);
    await untilVerified(page);
    verification.push(performance.now() - asked);
    await context.close();
  }
  return { dashboard, verification };
}

const rowOf = (name: string, times: number[], target: number | null): (string | number)[] => {
  const { p50 } = percentiles(times);
  const worst = Math.max(...times);
  const isMet = target === null ? '-' : `${target} ms: ${worst <= target ? 'met' : 'missed'}`;
  return [name, Math.round(p50), Math.round(worst), times.length, isMet];
};

/** How long somebody waits: for the portal to start, and from the login page to the dashboard. */
export async function measureStartUp(): Promise<Section[]> {
  const folder = freshCopy();
  const browser = await launchBrowser();
  try {
    const first = await start(folder);
    await first.stop();
    const later = await start(folder);
    const { dashboard, verification } = await timesOf(browser, later.url).finally(later.stop);
    return [
      {
        title: 'Waiting times',
        note: 'Milliseconds. The first start synthesises the CDK app, builds the site and seeds the demonstration, in a copy of the sources where nothing is built; a later start finds all that. The dashboard is timed from opening /account/login with an empty cache until its tile is there, the form filled in by a program and human verification solved in the browser.',
        target: 'human verification always under two seconds; the others are reported.',
        columns: ['What', 'Median', 'Longest', 'Times', 'Target for the longest'],
        rows: [
          rowOf('first start of the portal', [first.ms], null),
          rowOf('later start of the portal', [later.ms], null),
          rowOf('from /account/login to a usable dashboard', dashboard, null),
          rowOf('human verification in Chromium', verification, 2000),
        ],
      },
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
