import { spawnSync } from 'node:child_process';
import { areas } from '../../shared/areas.ts';

/** Tests that loop over every call: of them the calls of some modules can be run alone. */
export const isOfContract = (file: string): boolean =>
  file.startsWith('tests/contract/') && file !== 'tests/contract/openApi.test.ts';

/** The calls of modules, as a pattern for the titles of tests. */
function callsOf(modules: readonly string[]): string {
  const names = areas.filter(({ name }) => modules.includes(name)).flatMap(({ endpoints }) => Object.keys(endpoints));
  return `\\b(${names.join('|')})\\b`;
}

function vitest(root: string, files: readonly string[], ...more: string[]): number {
  if (files.length === 0) return 0;
  return spawnSync('npx', ['vitest', 'run', ...more, ...files], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** Runs these test files, of those that loop over every call only the calls of these modules. Answers the worst exit code. */
export function runTests(root: string, tests: readonly string[], modules: readonly string[]): number {
  const others = tests.filter((file) => !isOfContract(file));
  const contract = tests.filter(isOfContract);
  return Math.max(vitest(root, others), vitest(root, contract, '--testNamePattern', callsOf(modules)));
}
