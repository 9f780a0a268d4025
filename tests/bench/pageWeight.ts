import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { buildSite } from '../../infra/local/site/buildSite.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { launchBrowser } from '../support/browser.ts';
import { javaScriptOf } from '../support/bundleSizes.ts';
import { type BenchPortal, signInReceptionist, startPortal } from './portal.ts';
import type { Section } from './report.ts';

const repository = join(import.meta.dirname, '../..');

const pages = [
  { name: 'login', path: '/account/login', isPublic: true, budget: 175, built: 'login' },
  { name: 'dashboard', path: '/dashboard', isPublic: false, budget: 236, built: 'dashboard' },
  { name: 'provider dashboard', path: '/daman', isPublic: false, budget: null, built: null },
  { name: 'notifications', path: '/notification', isPublic: false, budget: null, built: null },
  { name: 'account settings', path: '/manage', isPublic: false, budget: null, built: null },
  { name: 'registration', path: '/account/register', isPublic: true, budget: null, built: null },
  { name: 'eligibility history', path: '/eligibility', isPublic: false, budget: null, built: null },
  { name: 'eligibility form', path: '/eligibility/new', isPublic: false, budget: null, built: null },
] as const;

interface Visit {
  /** Names of the script files that arrived. */
  readonly scripts: string[];
  readonly requests: number;
  readonly transferredBytes: number;
}

/** Opens a page with an empty cache and waits until nothing more arrives. */
async function visit(browser: Browser, address: string, user: SignedInUser | null): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const session = JSON.stringify(user);
    if (user) await context.addInitScript((text) => localStorage.setItem('token', text), session);
    const page = await context.newPage();
    const events = await context.newCDPSession(page);
    await events.send('Network.enable');
    let transferredBytes = 0;
    let requests = 0;
    const scripts = new Set<string>();
    events.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferredBytes += encodedDataLength;
      requests += 1;
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname.slice(1));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return { scripts: [...scripts], requests, transferredBytes };
  } finally {
    await context.close();
  }
}

const kilobytes = (bytes: number): number => bytes / 1000;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function rowsOf(browser: Browser, portal: BenchPortal, site: string): Promise<(string | number)[][]> {
  const user = await signInReceptionist(portal.url);
  const rows: (string | number)[][] = [];
  for (const { name, path, isPublic, budget, built } of pages) {
    const seen = await visit(browser, portal.url + path, isPublic ? null : user);
    const zipped = sum(seen.scripts.map((file) => gzipSync(readFileSync(join(site, file)), { level: 9 }).length));
    const graph = built ? kilobytes(sum(javaScriptOf(site, built).map(({ bytes }) => bytes))) : '-';
    const isMet = budget === null ? '-' : `${budget} KB: ${kilobytes(zipped) <= budget ? 'met' : 'missed'}`;
    const { length } = seen.scripts;
    rows.push([name, graph, kilobytes(zipped), length, kilobytes(seen.transferredBytes), seen.requests, isMet]);
  }
  return rows;
}

/** How much the first pages weigh: by the build's own list of chunks, and as a browser with an empty cache fetches them. */
export async function measurePageWeight(): Promise<Section[]> {
  const site = await buildSite(repository);
  const portal = await startPortal('off');
  const browser = await launchBrowser();
  try {
    return [
      {
        title: 'Page weight',
        note: 'KB (1000 bytes) of JavaScript, gzip, of a first visit in English: what the build says that the page needs, and what Chromium really fetched until the network was quiet. The last columns hold everything that was transferred (brotli, with fonts and the first calls to the API).',
        target: 'login at most 175 KB of JavaScript, dashboard at most 236 KB.',
        columns: [
          'Page',
          'JS by the build',
          'JS fetched',
          'Scripts',
          'Transferred, all kinds',
          'Requests',
          'Target for JS fetched',
        ],
        rows: await rowsOf(browser, portal, site),
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}
