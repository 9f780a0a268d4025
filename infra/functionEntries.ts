import { areaSettings } from './areaSettings.ts';
import type { Environment } from './environments.ts';
import { workerSettings } from './workerSettings.ts';

export const entryOfArea = (name: string): string => `functions/${name}/index.ts`;
export const entryOfWorker = (name: string): string => `functions/_workers/${name}.ts`;
export const entryOfEdge = (name: string): string => `functions/_edge/${name}.ts`;

/** The entry files of all functions that an environment has. */
export const functionEntries = ({ name }: Pick<Environment, 'name'>): string[] => [
  ...Object.keys(areaSettings).map(entryOfArea),
  ...Object.keys(workerSettings).map(entryOfWorker),
  // The local environment has no CloudFront.
  ...(name === 'local' ? [] : [entryOfEdge('verifyOrigin')]),
];
