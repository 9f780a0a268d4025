import { areaSettings } from './areaSettings.ts';
import type { Environment } from './environments.ts';
import { type WorkerName, workerNames } from './workerSettings.ts';
import { workersByModule } from './workersOfModules.ts';

export const entryOfArea = (name: string): string => `functions/${name}/index.ts`;
export function entryOfWorker(name: WorkerName): string {
  const own = Object.entries(workersByModule).find(([, workers]) => name in workers);
  return own ? `functions/${own[0]}/workers/${name}.ts` : `functions/_workers/${name}.ts`;
}
export const entryOfEdge = (name: string): string => `functions/_edge/${name}.ts`;

/** The entry files of all functions that an environment has. */
export const functionEntries = ({ name }: Pick<Environment, 'name'>): string[] => [
  ...Object.keys(areaSettings).map(entryOfArea),
  ...workerNames.map(entryOfWorker),
  // The local environment has no CloudFront.
  ...(name === 'local' ? [] : [entryOfEdge('verifyOrigin')]),
];
