import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Waits until nothing fades or slides any more; what turns for ever, such as a progress bar, may. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
  );
}

/** Brings axe into the document, once: to read its half megabyte again for every look took longer than the look. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

async function lookAt(page: Page, options: RunOptions): Promise<string[]> {
  await untilStill(page);
  await bringAxe(page);
  const violations = await page.evaluate(
    async (given) => (await (window as unknown as { axe: typeof axe }).axe.run(document, given)).violations,
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** What is wrong stays wrong: a page that changed while axe looked, such as a button that was just fading in, is looked at again. */
async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  const found = await lookAt(page, options);
  return found.length > 0 ? lookAt(page, options) : found;
}

/**
 * What axe finds wrong with the page as it stands, one line for each element. A list or menu that hangs over the page belongs to
 * its button and to no landmark: `isPopup` leaves that one rule out.
 */
export const violationsOf = (page: Page, { isPopup = false } = {}): Promise<string[]> =>
  findViolations(page, { rules: { region: { enabled: !isPopup } } });

/**
 * The same for a page that follows the system, in the light and then, without loading it anew, in the dark: there the colours
 * are others, and nothing else is.
 */
export async function violationsInBothThemes(page: Page, options?: { isPopup: boolean }): Promise<string[]> {
  const found = await violationsOf(page, options);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.style.colorScheme === 'dark');
  const inTheDark = await findViolations(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.style.colorScheme === 'light');
  return [...found, ...inTheDark.map((violation) => `in the dark: ${violation}`)];
}
