import type { WorkerKeys } from '../_settings/functionSettings.ts';

export const workerKeys: WorkerKeys = { sweepDeadlines: { requests: ['EPISODE#*'] } };
