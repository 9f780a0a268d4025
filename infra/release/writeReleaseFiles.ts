import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { billOfMaterials, isAllowed } from './billOfMaterials.ts';
import { releaseNotes } from './releaseNotes.ts';

/**
 * `npm run release-files -- --to dist/release` writes what goes with a release: `sbom.json` (CycloneDX), `licences.txt` (each library with
 * its licence) and `notes.md` (from CHANGELOG.md). It ends with 1 for a library whose licence we may not deploy.
 */
const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist/release' } } });
const repository = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(repository, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

const bill = billOfMaterials();
const libraries = bill.components.map(({ name, version: its, licenses: [{ expression }] }) => ({
  ...{ name, its, licence: expression },
}));
const files = {
  'sbom.json': `${JSON.stringify(bill, null, 2)}\n`,
  'licences.txt': libraries.map(({ name, its, licence }) => `${name} ${its}: ${licence}\n`).join(''),
  'notes.md': `${releaseNotes(read('CHANGELOG.md'), version)}\n`,
};
mkdirSync(values.to, { recursive: true });
for (const [name, content] of Object.entries(files)) writeFileSync(join(values.to, name), content);
process.stdout.write(`${values.to}: ${Object.keys(files).join(', ')}; ${libraries.length} libraries\n`);

const refused = libraries.filter(({ licence }) => !isAllowed(licence));
for (const { name, its, licence } of refused) process.stderr.write(`${name} ${its}: ${licence}\n`);
if (refused.length > 0) {
  process.stderr.write(
    'We may not deploy what has these licences, or no known one (infra/release/billOfMaterials.ts).\n',
  );
  process.exitCode = 1;
}
