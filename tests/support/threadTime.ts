import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds by the clock, and of processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const categories = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'];

/**
 * The processor time, in milliseconds, of each task of the pages' main threads while something is done. On a busy machine it says what the
 * page asks of its thread, where the clock also counts what the thread waits for its turn.
 */
export async function taskTimes(page: Page, work: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is of no browser');
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const placeOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(placeOf));
  return traceEvents.flatMap((event) =>
    event.name === 'RunTask' && event.tdur !== undefined && mains.has(placeOf(event)) ? [event.tdur / 1000] : [],
  );
}
