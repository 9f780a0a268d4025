import { workers as circular } from '../functions/circular/workers.ts';
import { workers as survey } from '../functions/survey/workers.ts';

/** What the workers of each module may do. `npm run modules` writes this file. */
export const workersByModule = { circular, survey };

export const workersOfModules = { ...circular, ...survey };
