import type { WorkerKeys } from '../_settings/functionSettings.ts';

/** The place of a facility's unfinished request ends with it. */
export const workerKeys: WorkerKeys = { sweepDeadlines: { requests: ['EMPANELMENT#*', 'FACILITY#*#EMPANELMENT'] } };
