import type { JobKindName } from './jobKinds.ts';

/**
 * The queue on which jobs of each kind wait. A queue has a worker of its own, whose role may do what its kinds need and nothing else:
 * kinds that need the same rights share one.
 */
export const jobQueues = {
  memberRegister: 'registers',
  eligibilityBatch: 'sheets',
  eligibilityExport: 'exports',
  authorizationExport: 'exports',
  sheetImport: 'imports',
} as const satisfies Record<JobKindName, string>;

export type JobQueue = (typeof jobQueues)[JobKindName];

/** The kinds that wait on a queue. */
export type JobKindOn<Queue extends JobQueue> = {
  [Kind in JobKindName]: (typeof jobQueues)[Kind] extends Queue ? Kind : never;
}[JobKindName];
