import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a live region says a text: what somebody hears who does not see the page. */
export const heard = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .locator('[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]')
    .filter({ hasText: text })
    .first()
    .waitFor({ state: 'attached' });

const isOnBody = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

/**
 * A person who works by keyboard or listens is where something can be done, also once what was pressed has gone: on the page's body one
 * would have to search for the place again.
 */
export async function keepsFocus(page: Page): Promise<void> {
  await expect.poll(() => isOnBody(page)).toBe(false);
}
