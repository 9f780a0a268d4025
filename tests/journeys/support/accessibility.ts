import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { patienceMs } from './promptWaits.ts';

/** Waits until nothing fades or slides any more. Journeys ask for less movement: nothing turns for ever, a progress bar neither. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

type WithAxe = typeof globalThis & { axe?: typeof axe };

/** What axe says of the page once nothing moves there, in one call; null in a document that has no axe yet. */
const resultsOf = (page: Page, options: RunOptions) =>
  page.evaluate(
    async ({ given, limitMs }) => {
      const { axe: here } = globalThis as WithAxe;
      if (!here) return null;
      const end = performance.now() + limitMs;
      while (document.getAnimations().some(({ playState }) => playState === 'running')) {
        if (performance.now() > end) throw new Error('Something moves for ever');
        await new Promise(requestAnimationFrame);
      }
      return (await here.run(document, given)).violations;
    },
    // Only the rule about sound wants files of the page read again beforehand, and the portal has no sound.
    { given: { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions, limitMs: patienceMs },
  );

/** Brings axe into a document once: to read its half megabyte again for every look took longer than the look. */
async function lookAt(page: Page, options: RunOptions): Promise<string[]> {
  let violations = await resultsOf(page, options);
  if (!violations) {
    await page.evaluate(axe.source);
    violations = (await resultsOf(page, options)) ?? [];
  }
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

type Theme = 'light' | 'dark';

async function show(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((scheme) => document.documentElement.style.colorScheme === scheme, theme);
}

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.style.colorScheme === 'dark');

/**
 * The same for a page that follows the system, in the theme that it has and then, without loading it anew, in the other one: there the
 * colours are others, and nothing else is. The page stays in that one.
 */
export async function violationsInBothThemes(page: Page, options?: { isPopup: boolean }): Promise<string[]> {
  const other: Theme = (await isDark(page)) ? 'light' : 'dark';
  const found = await violationsOf(page, options);
  await show(page, other);
  const inTheOther = await findViolations(page, { runOnly: ['color-contrast'] });
  return [...found, ...inTheOther.map((violation) => `in the ${other} theme: ${violation}`)];
}
