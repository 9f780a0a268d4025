import type { Browser, BrowserContext } from 'playwright-core';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { patienceMs } from './promptWaits.ts';
import type { Language } from './texts.ts';

export const desktop = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };

export interface ContextOptions {
  readonly language?: Language;
  /** `system` follows the colour scheme that the page is given, which may change while it is open. */
  readonly theme?: 'light' | 'dark' | 'system';
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Signed in already; the journeys of the sign-in prove how that comes about. */
  readonly session?: SignedInUser;
}

/** The language and theme that a visitor chose on an earlier day. */
export async function givePreferences(
  context: BrowserContext,
  url: string,
  { language = 'en', theme = 'light' }: Pick<ContextOptions, 'language' | 'theme'>,
): Promise<void> {
  await context.addCookies([
    { name: 'wasla-language', value: language, url },
    { name: 'wasla-theme', value: theme, url },
  ]);
}

/** A visitor's own storage and cookies. */
export async function newPortalContext(
  browser: Browser,
  url: string,
  { viewport = desktop, session, ...preferences }: ContextOptions,
): Promise<BrowserContext> {
  const signedIn = session && { origin: url, localStorage: [{ name: 'token', value: JSON.stringify(session) }] };
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: preferences.language === 'ar' ? 'ar-AE' : 'en-GB',
    // Movements that a screenshot or a check could catch half way are left out, as for somebody who asked for that.
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: signedIn ? [signedIn] : [] },
  });
  await givePreferences(context, url, preferences);
  context.setDefaultTimeout(patienceMs);
  return context;
}
