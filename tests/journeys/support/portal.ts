import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, inject } from 'vitest';

/** A portal that runs for the journeys. */
export interface JourneyPortal {
  readonly url: string;
  /** Where its card reader listens; null where it has none of its own. */
  readonly cardReaderPort: number | null;
  /** Where its store answers, and the name of the table of requests, for what would take too long by calls; null for a shared portal. */
  readonly store: { readonly endpoint: string; readonly eligibilityTable: string } | null;
  /** A file that is there while a file of journeys has the portal to itself; null for a portal that is shared. */
  readonly lock: string | null;
}

const patienceMs = 120_000;

function take({ lock }: JourneyPortal): boolean {
  if (lock === null) return true;
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  afterAll(() => rmSync(lock));
  return true;
}

/** Not by Vitest's number of the worker: two workers can have the same one after another group of tests has ended. */
async function takeFreePortal(): Promise<JourneyPortal> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    const free = inject('portals').find(take);
    if (free) return free;
  }
  throw new Error('No portal is free for these journeys');
}

/** The portal of this file of journeys: none meets what another one, running at the same time, does. */
export const portal: JourneyPortal = await takeFreePortal();
