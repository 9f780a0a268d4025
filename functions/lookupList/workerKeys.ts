import type { WorkerKeys } from '../_settings/functionSettings.ts';

export const workerKeys: WorkerKeys = { runImports: { reference: ['LOOKUP#*', 'CODESET#*'] } };
