import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Walks to an element with the Tab key; fails when the walk does not come by it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`The Tab key does not reach ${target}`);
}

/** Opens a list, moves to a choice by its first word, or else with Home and the arrow keys, and takes it. */
export async function chooseByKeys(page: Page, field: Locator, choice: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  const option = page.getByRole('option', { name: choice, exact: true });
  await option.waitFor();
  await page.keyboard.type(choice.split(' ', 1).join());
  if (!(await hasFocus(option))) await page.keyboard.press('Home');
  for (let step = 0; step < 10 && !(await hasFocus(option)); step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => hasFocus(option)).toBe(true);
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(field)).toBe(true);
}
