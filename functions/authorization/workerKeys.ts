import type { WorkerKeys } from '../_settings/functionSettings.ts';

/** An approval that ends leaves lists and counts. */
export const workerKeys: WorkerKeys = { sweepDeadlines: { requests: ['AUTHORIZATION#*', 'COUNT#*'] } };
