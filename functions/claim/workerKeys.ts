import type { WorkerKeys } from '../_settings/functionSettings.ts';

/** The drafts that a sheet makes, with their numbers. */
export const workerKeys: WorkerKeys = { runImports: { requests: ['CLAIM#*', 'CLAIMNUMBER#*'] } };
