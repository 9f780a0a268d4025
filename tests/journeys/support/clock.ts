import type { Page } from 'playwright-core';

/** Further ahead than any machine is late: a clock that stops in the past is refused. */
const aheadMs = 59_000;

/** Stops the clock of a page, which was installed before it was opened: what takes its time there waits until a journey lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + aheadMs);
}
