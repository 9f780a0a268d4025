import type { Page } from 'playwright-core';
import { type Language, texts } from './texts.ts';

/**
 * Lets the page believe that its session idles out in so many seconds, as another tab would tell it: by local storage. Nobody has
 * to wait for half an hour.
 */
export async function idleIn(page: Page, seconds: number): Promise<void> {
  // An answer that is still under way would say that the session has just been used.
  await page.waitForLoadState('networkidle');
  await page.evaluate((rest) => {
    const { expires } = JSON.parse(localStorage.getItem('token') ?? '{}') as { expires: string };
    localStorage.setItem('idleEnd', `${expires} ${Date.now() + rest * 1000}`);
    window.dispatchEvent(new StorageEvent('storage', { key: 'idleEnd' }));
  }, seconds);
}

export const sessionQuestion = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: texts[language].sessionEnd.idle.title });
