import type { Locator, Page } from 'playwright-core';

/** What a person did to come to a goal, and how long it took. */
export interface Effort {
  readonly clicks: number;
  readonly keys: number;
  readonly seconds: number;
}

/** A person's hand at a page: it clicks and presses keys as a person would, and counts both. */
export interface Hand {
  readonly click: (target: Locator) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** Every character is a key. */
  readonly type: (text: string) => Promise<void>;
  /** Walks with the Tab key until the target has the focus. */
  readonly tabTo: (target: Locator) => Promise<void>;
  /** Waits, as a person does who looks, until the target has the focus. */
  readonly until: (target: Locator) => Promise<void>;
}

const mostSteps = 60;

/** Counts what `work` does by the hand, and its seconds. */
export async function effortOf(page: Page, work: (hand: Hand) => Promise<unknown>): Promise<Effort> {
  let clicks = 0;
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const hand: Hand = {
    press,
    click: async (target) => {
      clicks += 1;
      await target.click();
    },
    type: async (text) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    until: async (target) => {
      await target.waitFor();
      while (!(await hasFocus(target))) await page.waitForTimeout(20);
    },
    tabTo: async (target) => {
      await target.waitFor();
      for (let step = 0; step < mostSteps; step += 1) {
        if (await hasFocus(target)) return;
        await press('Tab');
      }
      throw new Error(`The Tab key does not reach ${target}`);
    },
  };
  const from = performance.now();
  await work(hand);
  return { clicks, keys, seconds: (performance.now() - from) / 1000 };
}
