import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { importGraph } from './importGraph.ts';
import { isOfContract, runTests } from './runTests.ts';
import { modulesOf, type Touched, testsTouchedBy } from './testsTouched.ts';

const root = join(import.meta.dirname, '../..');

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const hasBranch = (name: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root }).status === 0;

/** What has been committed since the branch began, and what is not committed. A file that moved has both its names. */
function changedSince(base: string): string[] {
  const committed = git('diff', '--name-only', '--no-renames', '--relative', `${base}...HEAD`);
  const open = git('diff', '--name-only', '--no-renames', '--relative', 'HEAD');
  return [...new Set([...committed, ...open, ...git('ls-files', '--others', '--exclude-standard')])].toSorted();
}

/** Modules whose calls stand for all: what every call goes through fails in theirs. */
const sampled = ['account', 'eligibility', 'member'];

function tell(base: string, changed: readonly string[], { tests, said }: Touched, modules: readonly string[]): void {
  const journeys = tests.filter((file) => file.endsWith('.journey.ts')).length;
  const lines = [
    `${changed.length} files have changed since ${base}: ${tests.length} test files run, ${journeys} of them journeys.`,
    ...(tests.some(isOfContract)
      ? [`Of tests/contract, which loops over every call, the calls of ${modules.join(', ')}.`]
      : []),
    ...said,
    '`npm test` runs everything, and `npm run test:journeys` all journeys.',
  ];
  console.log(`${lines.join('\n')}\n`);
}

/** `npm run test:changed [-- <branch>] [--list]`: what a change touches, in minutes; against origin/main without a branch. */
const given = process.argv.slice(2).filter((each) => each !== '--list');
const base = given[0] ?? (hasBranch('origin/main') ? 'origin/main' : 'main');
const changed = changedSince(base);
const touched = testsTouchedBy(importGraph(root), changed);
const own = modulesOf(changed);
const modules = own.length > 0 ? own : sampled;
tell(base, changed, touched, modules);
if (process.argv.includes('--list')) console.log(touched.tests.join('\n'));
else process.exitCode = runTests(root, touched.tests, modules);
