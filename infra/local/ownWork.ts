import { setTimeout as sleep } from 'node:timers/promises';

/** Something that the portal does by itself while people use it. */
export interface OwnWork {
  /** The call, by its name in the code. */
  readonly call: string;
  /** What a failure means for the person at the portal: a sentence. */
  readonly meaning: string;
  readonly work: () => unknown;
}

const longestWaitMs = 60_000;

/** How long to wait after so many failures in a row: 1, 2, 4 seconds and so on, a minute at most. */
export const waitAfter = (failures: number): number => Math.min(1_000 * 2 ** (failures - 1), longestWaitMs);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message ? `${error.name}: ${error.message}` : error.name;
}

/** Tells the person at the portal of a failure: the call, the reason, and what it means. */
export const tellFailure = ({ call, meaning }: Pick<OwnWork, 'call' | 'meaning'>, error: unknown): void =>
  console.error(`${call} failed (${reasonOf(error)}). ${meaning}`);

/**
 * Does the work, again and again until it succeeds or `stopped` is aborted, with growing waits. It never throws: each failure is
 * told, and so is the success after it.
 */
export async function untilDone({ call, meaning, work }: OwnWork, stopped: AbortSignal): Promise<void> {
  for (let failures = 0; !stopped.aborted; ) {
    try {
      await work();
      if (failures > 0) console.log(`${call} is done now.`);
      return;
    } catch (error) {
      if (stopped.aborted) return;
      failures += 1;
      const waitMs = waitAfter(failures);
      tellFailure({ call, meaning: `${meaning} It is tried again in ${waitMs / 1_000} s.` }, error);
      // An aborted wait throws.
      await sleep(waitMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    }
  }
}

/**
 * From now on nothing that fails by itself ends this process: neither a timer or a stream that throws, nor a promise that nobody
 * waits for. Known failures are caught where they occur and tried again; this is for all others.
 */
export function goOnAfterFailures(): void {
  process.on('uncaughtException', (error) => {
    const meaning = 'The portal goes on; what was at work may have to be done again.';
    tellFailure({ call: 'Something that nobody waited for', meaning }, error);
    if (error instanceof Error) console.error(error.stack);
  });
}
