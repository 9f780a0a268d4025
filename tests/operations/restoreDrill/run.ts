import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from '../../bench/machine.ts';
import { markdownOf, saveReport } from '../../bench/report.ts';
import { copyUnderLoad, restoreFromCopy } from './drill.ts';
import { sectionsOf } from './report.ts';
import { createTimer } from './timer.ts';

/**
 * Rehearses the loss of everything on one machine (docs/operations.md, Losing and getting back):
 *
 *   npm run restore-drill -- --desks 8 --requests 2000
 *
 * `--save` writes the tables into docs/benchmarks.md. Ends with 1 if anything is not as it was.
 */
const { values } = parseArgs({
  options: {
    desks: { type: 'string', default: '8' },
    requests: { type: 'string', default: '1000' },
    save: { type: 'boolean' },
  },
});
const requests = Number(values.requests);
const size = { desks: Number(values.desks), before: { requests, uploads: Math.round(requests / 10) } };
if (!(size.desks > 0 && requests > 0)) throw new Error('--desks and --requests take a number above 0.');

/** The drill is about data: the site comes with a release. */
function bareSite(siteDirectory: string): string {
  mkdirSync(siteDirectory);
  writeFileSync(join(siteDirectory, 'index.html'), '<!doctype html>');
  return siteDirectory;
}

const folder = mkdtempSync(join(tmpdir(), 'wasla-restore-drill-'));
const timer = createTimer();
const siteDirectory = bareSite(join(folder, 'site'));
const place = { dataDir: join(folder, 'portal'), copy: join(folder, 'copy'), timer, siteDirectory };
let problems: readonly string[] = [];
try {
  console.log(`${machine()}\n\nStarting the portal; ${size.desks} desks begin to work.`);
  const copied = await copyUnderLoad(place, size);
  console.log('Copied. Wiping and restoring.\n');
  const restored = await restoreFromCopy(place, copied);
  const sections = sectionsOf(copied, restored, size, timer);
  for (const section of sections) console.log(markdownOf(section));
  if (values.save) saveReport(join(import.meta.dirname, '../../../docs/benchmarks.md'), sections);
  problems = [...copied.load.failures, ...restored.problems];
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
