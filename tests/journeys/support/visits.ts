import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { cardReaderAgent } from '../../../shared/_field/cardReader/cardReaderAgent.ts';
import { launchBrowser } from '../../support/browser.ts';
import { portal } from './portal.ts';
import { type ContextOptions, newPortalContext } from './portalContext.ts';
import { waitsPromptly } from './promptWaits.ts';

interface Visit {
  readonly context: BrowserContext;
  readonly complaints: string[];
  readonly tolerated: RegExp | undefined;
}

export interface VisitOptions extends ContextOptions {
  /** Complaints of the browser that the journey provokes, such as the 401 of an ended session. */
  readonly tolerated?: RegExp;
}

/** The agent of a card reader has ports that the site knows; each portal of the journeys has a reader of its own elsewhere. */
const cardReaderFlags = portal.cardReaderPort
  ? [`--host-resolver-rules=MAP 127.0.0.1:${cardReaderAgent.ports[0]} 127.0.0.1:${portal.cardReaderPort}`]
  : [];

const pictures = join(import.meta.dirname, '../../../.local/journeys');

/**
 * The portal asks a visitor's network for the human verification after some checks of names and card readings. The journeys share their
 * network, so any of them may be asked: the page answers by itself.
 */
const asksForVerification = /status of 403.*\/api\/account\/(usernameexists|begincardreading)/;

/** Everything a browser complains about: errors and warnings of the console, broken scripts, violations of the CSP. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const complaint = `${message.text()} (${message.location().url})`;
    const isComplaint = ['error', 'warning'].includes(message.type()) && !asksForVerification.test(complaint);
    if (isComplaint) complaints.push(complaint);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

async function keepPictures(visits: readonly Visit[], name: string): Promise<void> {
  const pages = visits.flatMap(({ context }) => context.pages());
  for (const [at, page] of pages.entries()) {
    const path = join(pictures, `${name.replace(/\W+/g, '-').slice(0, 80)}.${at}.png`);
    await page.screenshot({ path }).catch(() => undefined);
  }
}

let browser: Browser | undefined;

/** One for all files of a worker, which ends it with itself: to start one takes as long as two journeys' pages. */
async function sharedBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launchBrowser(cardReaderFlags);
  return browser;
}

/**
 * The answered function opens a page of a visitor of their own, at the portal of the worker or at another; when the journey ends, the
 * browser must not have complained about anything.
 */
export function visits(urlOf: () => string = () => portal.url): (options?: VisitOptions) => Promise<Page> {
  let open: Visit[] = [];
  afterEach(async ({ task }) => {
    const ended = open;
    open = [];
    if (task.result?.state === 'fail') await keepPictures(ended, task.name);
    await Promise.all(ended.map(({ context }) => context.close()));
    for (const { complaints, tolerated } of ended) {
      expect(complaints.filter((complaint) => !tolerated?.test(complaint))).toEqual([]);
    }
  });
  return async ({ tolerated, ...options } = {}) => {
    const context = await newPortalContext(await sharedBrowser(), urlOf(), options);
    const complaints: string[] = [];
    context.on('page', (page) => listen(page, complaints));
    open.push({ context, complaints, tolerated });
    const page = await context.newPage();
    waitsPromptly(page);
    return page;
  };
}
