import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Walks to an element with the Tab key; fails when the walk does not come by it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 40; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`The Tab key does not reach ${target}`);
}
