import type { Page } from 'playwright-core';
import { type Language, texts } from './texts.ts';

/**
 * Makes the page believe that its session ends in this number of seconds without use, as another tab would say by local storage: no test
 * has to wait for half an hour.
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
