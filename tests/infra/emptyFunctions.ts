import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { prepareBundles } from '../../infra/builds/bundle.ts';
import { environments } from '../../infra/environments.ts';
import { functionEntries } from '../../infra/functionEntries.ts';

const folder = mkdtempSync(join(tmpdir(), 'wasla-infra-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const entries = functionEntries(environments.prod);
for (const entry of entries) write(entry, `export const handler = async () => '${entry}';\n`);
await prepareBundles(folder, entries);

/** A folder of handlers of one line with their bundles: the template does not depend on the code of the functions, and empty bundles are quick. */
export const withoutFunctions = folder;

write('site/index.html', '<!doctype html>');

/** A built site. */
export const builtSite = join(folder, 'site');
