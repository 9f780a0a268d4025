import type { Page } from 'playwright-core';
import { screens } from '../../../web/app/screens.ts';
import { accountButton } from './signIn.ts';
import { type Language, texts } from './texts.ts';

/** The address of every screen of the screen table, with a real record in the place of its parameter. */
export const screenAddresses = (eligibilityId: string) =>
  screens.map(({ path, access, title }) => ({
    address: path.replace(':eligibilityId', eligibilityId),
    isPublic: access === 'public',
    title,
  }));

/** Waits until a screen has arrived and has nothing left to load. */
export async function untilComplete(page: Page, title: (typeof screens)[number]['title'], language: Language) {
  const { app, eligibility } = texts[language];
  // The header of somebody who is signed in arrives by itself.
  const isSignedIn = await page.evaluate(() => localStorage.getItem('token') !== null);
  if (isSignedIn) await accountButton(page, texts[language]).waitFor();
  await page.getByRole('heading', { level: 1, name: app.screens[title], exact: true }).waitFor();
  await page.waitForFunction((name) => document.title.startsWith(name), app.screens[title]);
  for (const loading of [app.loading, eligibility.loading]) {
    await page.getByLabel(loading, { exact: true }).first().waitFor({ state: 'detached' });
  }
  await page.locator('main .MuiSkeleton-root').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}
