import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { type ContextOptions, desktop, givePreferences, newPortalContext } from './portalContext.ts';
import { waitsPromptly } from './promptWaits.ts';
import type { Language } from './texts.ts';

/**
 * A tab of the browser at a portal. The journeys of a worker use it one after the other: the browser keeps the files of the site, which
 * are half of what the first screen of a new browser takes, and nothing else.
 */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly language: Language;
  /** What the browser complained about since the tab was given. */
  complaints: string[];
  /** Something that lasts was done to it, such as a stopped clock: no other journey may meet that. */
  isChanged: boolean;
}

/** A small file of every portal, which the tab shows between two journeys and while its storage is filled. */
const restingPlace = '/favicon.svg';

/** The calls of Playwright that last longer than the journey which makes them. */
const lasting = {
  page: ['addInitScript', 'exposeFunction', 'on', 'once', 'route', 'setExtraHTTPHeaders'],
  context: ['addInitScript', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'on', 'route', 'setOffline'],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const;

function noteCalls(target: object, names: readonly string[], note: () => void): void {
  const methods = target as Record<string, (...given: unknown[]) => unknown>;
  for (const name of names) {
    const method = methods[name];
    if (!method) throw new Error(`Playwright has no ${name} any more`);
    methods[name] = (...given) => {
      note();
      return method.apply(target, given);
    };
  }
}

function noteChanges(tab: Tab): void {
  const note = () => {
    tab.isChanged = true;
  };
  noteCalls(tab.page, lasting.page, note);
  noteCalls(tab.context, lasting.context, note);
  noteCalls(tab.page.clock, lasting.clock, note);
}

/** Everything a browser complains about: errors and warnings of the console, broken scripts, violations of the CSP. */
function listen(page: Page, tab: Tab): void {
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint) tab.complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => tab.complaints.push(String(error)));
}

/** A tab whose browser has seen nothing of the portal. */
export async function openTab(browser: Browser, url: string, language: Language): Promise<Tab> {
  const context = await newPortalContext(browser, url, { language });
  const page = await context.newPage();
  const tab: Tab = { context, page, language, complaints: [], isChanged: false };
  listen(page, tab);
  context.on('page', (other) => listen(other, tab));
  waitsPromptly(page);
  noteChanges(tab);
  await page.goto(restingPlace);
  return tab;
}

/** Gives a resting tab to a visitor, with nothing in it but what they bring. */
export async function giveTab(tab: Tab, url: string, visitor: ContextOptions): Promise<void> {
  const { context, page } = tab;
  const { viewport = desktop, session } = visitor;
  tab.complaints = [];
  await context.clearCookies();
  await givePreferences(context, url, visitor);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  await fillStorage(page, session);
}

/** Empties the storage of a resting tab, but for the session of who comes. */
const fillStorage = (page: Page, session: SignedInUser | undefined): Promise<void> =>
  page.evaluate((token) => {
    localStorage.clear();
    sessionStorage.clear();
    if (token) localStorage.setItem('token', token);
  }, session && JSON.stringify(session));

/** Lets somebody else come to the same tab, signed in already. */
export async function comeAs(page: Page, session: SignedInUser): Promise<void> {
  await page.goto(restingPlace);
  await fillStorage(page, session);
}

/** Lets a tab rest until it is given again; false where it cannot be. */
export async function restTab(tab: Tab): Promise<boolean> {
  const { context, page } = tab;
  if (tab.isChanged || page.isClosed() || context.pages().length > 1) return false;
  try {
    await page.goto(restingPlace);
  } catch {
    return false;
  }
  return true;
}

/** Whether a tab shows nothing of the portal yet. */
export const isResting = (page: Page): boolean => new URL(page.url()).pathname === restingPlace;
