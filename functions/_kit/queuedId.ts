import type { OwnWorkId } from './ownIds.ts';

/**
 * The id of a job or of an outbox entry that a queue brought. A worker has no caller: it reads the entry by this id, and reaches what
 * the entry's stored scope names. Only `_workers` may import this file.
 *
 * @example const job = await claimJob(kit.store, queuedId(jobIdOf(body)), lease);
 */
export const queuedId = (id: string): OwnWorkId => id as OwnWorkId;
