import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
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
   * A folder for what its journeys share: a lock, which is there while a worker has the portal to itself, and the sessions.
   * Null for a portal that is shared.
   */
  readonly folder: string | null;
}

function take({ folder }: JourneyPortal): boolean {
  if (folder === null) return true;
  const lock = join(folder, 'lock');
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  process.once('exit', () => rmSync(lock));
  return true;
}

/** Not by Vitest's number of the worker: two workers can have the same one after another group of tests has ended. */
function takeFreePortal(): JourneyPortal {
  const free = inject('portals').find(take);
  if (!free) throw new Error('No portal is free for these journeys');
  return free;
}

/** The portal of this worker, whose files of journeys run one after the other: none meets what another worker's do at the same time. */
export const portal: JourneyPortal = takeFreePortal();

/** The API of that portal; what `session` answers is shared by all files of journeys that use it. */
export const journeyApi = (): PortalApi =>
  portalApi(portal.url, portal.folder === null ? undefined : sessionsIn(join(portal.folder, 'sessions')));
