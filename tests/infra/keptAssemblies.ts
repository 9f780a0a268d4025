import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { draftOf, findBuilt, keepBuilt } from '../../infra/builds/builtFolder.ts';
import { fingerprintOf } from '../../infra/builds/fingerprint.ts';
import type { AppName } from './testedApps.ts';

const root = join(import.meta.dirname, '../..');

/** All that a tested app is made of: its sources, and the packages as the lock file names them and as they are installed. */
const sources = [
  // What the functions may do; their code is no part of the templates.
  ...['functions/_settings', ...globSync('functions/*/{settings,workers,workerKeys}.ts', { cwd: root }).sort()],
  ...['infra', 'shared', 'package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'cdk.json'],
  ...['testedApps', 'emptyFunctions', 'buildApp', 'synthesiseApps'].map((name) => `tests/infra/${name}.ts`),
];

/** The runner of one machine is no part of an app: ARCHITECTURE.md, "Where things live". */
const isRunner = (path: string): boolean => path === join('infra', 'local');

/** The fingerprint of the sources as they are now. */
export const sourcesNow = (): string => fingerprintOf(root, sources, isRunner);

const placeOf = (name: AppName, fingerprint: string) => ({
  directory: join(root, '.local', 'build'),
  kind: `tested-${name}`,
  fingerprint,
});

/** The folder of an app's assembly that was made of these sources. */
export const keptAssembly = (name: AppName, fingerprint: string): string | undefined =>
  findBuilt(placeOf(name, fingerprint));

/**
 * Has `synthesise` write the assembly of an app and say whether it is whole. It is kept if the sources are still those of the fingerprint. The
 * fingerprint has to be older than the code that synthesises: an assembly of other sources would answer for these ever after.
 */
export function keepAssembly(name: AppName, fingerprint: string, synthesise: (folder: string) => boolean): void {
  const place = placeOf(name, fingerprint);
  const draft = draftOf(place);
  try {
    if (synthesise(draft) && sourcesNow() === fingerprint) keepBuilt(place, draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
