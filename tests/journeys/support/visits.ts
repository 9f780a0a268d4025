import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { cardReaderAgent } from '../../../shared/_field/cardReader/cardReaderAgent.ts';
import { launchBrowser } from '../../support/browser.ts';
import { portal } from './portal.ts';
import type { ContextOptions } from './portalContext.ts';
import { giveTab, openTab, restTab, type Tab } from './tabs.ts';

export interface VisitOptions extends ContextOptions {
  /** Complaints of the browser that the journey provokes, such as the 401 of an ended session. */
  readonly tolerated?: RegExp;
  /** In a browser that has nothing of the portal yet. */
  readonly isFirst?: boolean;
}

interface Visit {
  readonly tab: Tab;
  readonly tolerated: RegExp | undefined;
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

let browser: Browser | undefined;
/** Tabs at the worker's portal that no journey uses just now. */
let resting: Tab[] = [];

/** One browser for all files of a worker, which ends it with itself: to start one takes as long as some screens. */
async function sharedBrowser(): Promise<Browser> {
  if (browser?.isConnected()) return browser;
  resting = [];
  browser = await launchBrowser(cardReaderFlags);
  return browser;
}

async function takeTab(url: string, { language = 'en', isFirst = false }: VisitOptions): Promise<Tab> {
  const isFitting = (tab: Tab) => tab.language === language && url === portal.url && !isFirst;
  const ofBrowser = await sharedBrowser();
  const found = resting.find(isFitting);
  resting = resting.filter((tab) => tab !== found);
  return found ?? openTab(ofBrowser, url, language);
}

async function leaveTab(tab: Tab, isKept: boolean): Promise<void> {
  if (isKept && (await restTab(tab))) resting.push(tab);
  else await tab.context.close();
}

async function keepPictures(visits: readonly Visit[], name: string): Promise<void> {
  const pages = visits.flatMap(({ tab }) => tab.context.pages());
  for (const [at, page] of pages.entries()) {
    const path = join(pictures, `${name.replace(/\W+/g, '-').slice(0, 80)}.${at}.png`);
    await page.screenshot({ path }).catch(() => undefined);
  }
}

const longestLook = 6_000;

/** The pages of a failed journey, as a screen reader meets them: they say more than the one line that did not come. */
async function looksOf(visits: readonly Visit[]): Promise<string> {
  const pages = visits.flatMap(({ tab }) => tab.context.pages());
  const looks = pages.map(async (page) => {
    const look = await page.ariaSnapshot().catch(String);
    return `${page.url()}\n${look.slice(0, longestLook)}`;
  });
  return (await Promise.all(looks)).join('\n\n');
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
    const isPassed = task.result?.state !== 'fail';
    const looks = isPassed ? '' : await looksOf(ended);
    if (!isPassed) await keepPictures(ended, task.name);
    await Promise.all(ended.map(({ tab }) => leaveTab(tab, isPassed && urlOf() === portal.url)));
    const complaints = ended.flatMap(({ tab, tolerated }) =>
      tab.complaints.filter((complaint) => !asksForVerification.test(complaint) && !tolerated?.test(complaint)),
    );
    if (!isPassed) expect.fail(`The pages when the journey failed:\n${[looks, ...complaints].join('\n')}`);
    expect(complaints).toEqual([]);
  });
  return async (options = {}) => {
    const tab = await takeTab(urlOf(), options);
    open.push({ tab, tolerated: options.tolerated });
    await giveTab(tab, urlOf(), options);
    return tab.page;
  };
}
