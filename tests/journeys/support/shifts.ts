import type { Page } from 'playwright-core';

/** How far a screen may move by itself while it arrives. */
export const mostShift = 0.02;

export interface Shift {
  readonly value: number;
  /** The element that moved furthest. */
  readonly moved: string;
}

type Watching = typeof globalThis & { shiftSince: () => Shift };

/** Runs in the page, before anything of it: adds up what moves without the user's doing. */
export function watchShifts(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  let seen = { value: 0, largest: 0, moved: '' };
  const count = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as Entry[]) {
      if (hadRecentInput) continue;
      seen.value += value;
      if (value <= seen.largest) continue;
      seen.largest = value;
      const node = sources[0]?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      const words = element?.textContent?.trim().slice(0, 30) ?? '';
      seen.moved = element ? `${element.tagName.toLowerCase()} "${words}"` : '';
    }
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const shiftSince = (): Shift => {
    // The browser tells of what it has drawn when it finds the time.
    count(observer.takeRecords());
    const { value, moved } = seen;
    seen = { value: 0, largest: 0, moved: '' };
    return { value, moved };
  };
  Object.assign(globalThis, { shiftSince });
}

/** What has moved until now, since the page came, or since it was asked before. */
export const shiftSince = (page: Page): Promise<Shift> =>
  page.evaluate(async () => {
    // A movement is told after the frame that shows it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (globalThis as Watching).shiftSince();
  });
