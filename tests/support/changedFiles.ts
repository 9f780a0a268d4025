import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the site that every screen stands on. */
const shownEverywhere = ['base', 'api', 'ui', 'parts', 'field', 'app'];

/** Tests that read, bundle or start files which they do not import: what `files` matches, `tests` hold. */
const unseen: readonly { readonly files: RegExp; readonly tests: readonly string[] }[] = [
  { files: /^(shared|functions|infra)\//, tests: ['tests/infra/**/*.test.ts', 'tests/local/**/*.test.ts'] },
  { files: /^shared\//, tests: ['tests/shared/_field/validationKeys.test.ts'] },
  { files: /^functions\/_data\//, tests: ['tests/functions/_data/*.test.ts'] },
  {
    files: /^web\//,
    tests: ['tests/web/app/paths.test.ts', 'tests/infra/{asvs,site}.test.ts', 'tests/local/portal.test.ts'],
  },
  { files: /^tests\/support\/webSetup\.ts$/, tests: ['tests/**/*.test.tsx', 'tests/web/**/*.test.ts'] },
];

/** The journeys of a module for a file of the module; for what all modules share, all journeys. */
function journeysOf(file: string): string[] {
  const every = ['tests/**/*.journey.ts'];
  if (/^(infra\/(?!guides\/|stacks\/)|tests\/journeys\/portal\.setup)/.test(file)) return every;
  const [, module = ''] = /^(?:shared|functions|web)\/([^/]+)\//.exec(file) ?? [];
  if (module === '') return [];
  return module.startsWith('_') || shownEverywhere.includes(module) ? every : [`tests/${module}/*.journey.ts`];
}

/** Tests that name a file by its path, since they read it. */
const readersOf = (root: string, file: string): string[] =>
  globSync('tests/**/*.{test.ts,test.tsx,journey.ts}', { cwd: root }).filter((test) =>
    readFileSync(join(root, test), 'utf8').includes(file),
  );

/** The tests that a change of a file touches, beside those that import it; paths from the root of the repository. */
export function testsTouchedBy(root: string, file: string): string[] {
  const patterns = [
    ...unseen.filter(({ files }) => files.test(file)).flatMap(({ tests }) => tests),
    ...journeysOf(file),
  ];
  const matched = patterns.length > 0 ? globSync(patterns, { cwd: root }) : [];
  return [...new Set([...matched, ...readersOf(root, file)])];
}

function git(root: string, ...args: string[]): string[] {
  const said = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return said.split('\n').filter((line) => line !== '');
}

/**
 * What `--changed` runs tests for: files that are not committed, and with `--changed <branch>` those that were committed since that
 * branch too. Vitest finds the tests that import them; the tests that only read, bundle or start them are named as changed themselves.
 */
export const changedFiles = {
  findChangedFiles({ root, changedSince }: { root: string; changedSince?: string | boolean }): Promise<string[]> {
    const committed =
      typeof changedSince === 'string' ? git(root, 'diff', '--name-only', '--relative', `${changedSince}...HEAD`) : [];
    const staged = git(root, 'diff', '--name-only', '--relative', '--cached');
    const others = git(root, 'ls-files', '--other', '--modified', '--exclude-standard');
    const files = [...new Set([...committed, ...staged, ...others])];
    const touched = files.flatMap((file) => testsTouchedBy(root, file));
    return Promise.resolve([...files, ...touched].map((file) => join(root, file)));
  },
};
