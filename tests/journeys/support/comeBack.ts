import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patienceMs } from './promptWaits.ts';

/** Comes back to the tab again and again, as from another one, until something has come: the page asks for news at each return, not after its pauses. */
export const comeBackUntil = (page: Page, hasCome: () => boolean | Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return hasCome();
      },
      { timeout: patienceMs, interval: 300 },
    )
    .toBe(true);
