import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Comes back to the tab again and again, as from another one, until something has come: the page asks for news at each return, not after its pauses. */
export const comeBackUntil = (page: Page, hasCome: () => boolean | Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return hasCome();
      },
      { interval: 300 },
    )
    .toBe(true);
