import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Waits until nothing fades or slides any more; what turns for ever, such as a progress bar, may. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
  );
}

/**
 * What axe finds wrong with the page as it stands, one line for each element. A list or menu that hangs over the page belongs to
 * its button and to no landmark: `isPopup` leaves that one rule out.
 */
export async function violationsOf(page: Page, { isPopup = false } = {}): Promise<string[]> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    // There are no frames, and so no need of a second page to gather their results.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { region: { enabled: !isPopup } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
