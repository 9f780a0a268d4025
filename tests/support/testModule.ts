import { spawnSync } from 'node:child_process';

/** The tests that hold what a module shares with all others: its contract, words, addresses and guides. */
const shared = ['tests/contract', 'tests/web/app', 'tests/infra/guides', 'tests/infra/directions'];

/** `npm run test:module -- member`: the tests of one module without a browser, and the shared ones. */
const modules = process.argv.slice(2).map((name) => `tests/${name}/`);
const projects = ['--project', 'node', '--project', 'web'];
const { status } = spawnSync('npx', ['vitest', 'run', ...projects, ...modules, ...shared], { stdio: 'inherit' });
process.exitCode = status ?? 1;
