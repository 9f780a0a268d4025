import type { Page } from 'playwright-core';

interface Blocks {
  /** How long each task took that kept the page's thread for more than 50 ms. */
  readonly tasks: readonly number[];
  /** The longest time between two runs of a timer: what else keeps the page from answering, a busy machine included. */
  readonly longestGapMs: number;
}

/** Runs in the page, before anything of it: keeps which tasks were long. */
export function watchBlocks(): void {
  const seen = { tasks: [] as number[], longestGapMs: 0 };
  Object.assign(window, { seenBlocks: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    seen.longestGapMs = Math.max(seen.longestGapMs, now - last);
    last = now;
  }, 10);
}

/** What was seen since it was asked for last. */
export async function blocksIn(page: Page): Promise<Blocks> {
  // Entries of the observer come after the task that they are of.
  await page.waitForTimeout(200);
  return page.evaluate(() => {
    const { seenBlocks: seen } = window as unknown as { seenBlocks: { tasks: number[]; longestGapMs: number } };
    const taken = { tasks: seen.tasks.splice(0), longestGapMs: seen.longestGapMs };
    seen.longestGapMs = 0;
    return taken;
  });
}
