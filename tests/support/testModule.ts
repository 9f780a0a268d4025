import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from './importGraph.ts';
import { runTests } from './runTests.ts';
import { testsOfModule } from './testsTouched.ts';

/**
 * `npm run test:module -- member`: the tests of modules without a browser, and those that loop over what all modules put into a table: contract,
 * words, addresses, guides, stored kinds, tenancy.
 */
const root = join(import.meta.dirname, '../..');
const modules = process.argv.slice(2);
const unknown = modules.filter((name) => !existsSync(join(root, 'tests', name)));
if (modules.length === 0 || unknown.length > 0) {
  console.error(`Name modules that have a folder in tests/${unknown.length > 0 ? `, not ${unknown.join(', ')}` : ''}.`);
  process.exitCode = 2;
} else process.exitCode = runTests(root, testsOfModule(importGraph(root), modules), modules);
