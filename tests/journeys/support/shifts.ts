import type { Page } from 'playwright-core';

/** How far a screen may move by itself while it arrives. */
export const mostShift = 0.02;

export interface Shift {
  readonly value: number;
  /** The element that moved furthest. */
  readonly moved: string;
}

/** Runs in the page, before anything of it: adds up what moves without the user's doing. */
export function watchShifts(): void {
  const seen = { value: 0, largest: 0, moved: '' };
  Object.assign(window, { seenShift: seen });
  new PerformanceObserver((list) => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      seen.value += value;
      if (value <= seen.largest) continue;
      seen.largest = value;
      const node = sources[0]?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      const words = element?.textContent?.trim().slice(0, 30) ?? '';
      seen.moved = element ? `${element.tagName.toLowerCase()} "${words}"` : '';
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved since the page came, or since it was asked before. */
export const shiftSince = (page: Page): Promise<Shift> =>
  page.evaluate(() => {
    const { seenShift } = window as unknown as { seenShift: { value: number; largest: number; moved: string } };
    const { value, moved } = seenShift;
    Object.assign(seenShift, { value: 0, largest: 0, moved: '' });
    return { value, moved };
  });
