import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, inject } from 'vitest';
import { sessionsIn } from './keptSessions.ts';
import { type PortalApi, portalApi } from './portalApi.ts';

/** A portal that runs for the journeys. */
export interface JourneyPortal {
  readonly url: string;
  /** Where its card reader listens; null where it has none of its own. */
  readonly cardReaderPort: number | null;
  /** Where its store answers, and the names of three tables, for what would take too long by calls or cannot be made by them; null for a shared portal. */
  readonly store: {
    readonly endpoint: string;
    readonly eligibilityTable: string;
    readonly membersTable: string;
    readonly requestsTable: string;
  } | null;
  /**
   * A folder for what its journeys share: a lock, which is there while a file of journeys has the portal to itself, and the sessions.
   * Null for a portal that is shared.
   */
  readonly folder: string | null;
}

const patienceMs = 120_000;

function take({ folder }: JourneyPortal): boolean {
  if (folder === null) return true;
  const lock = join(folder, 'lock');
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

/** The API of that portal; what `session` answers is shared by all files of journeys that use it. */
export const journeyApi = (): PortalApi =>
  portalApi(portal.url, portal.folder === null ? undefined : sessionsIn(join(portal.folder, 'sessions')));
