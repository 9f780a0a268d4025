import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workerSettings } from '../../infra/workerSettings.ts';
import { machine } from './machine.ts';
import { markdownOf, type Section, saveReport } from './report.ts';

/** The import runs in a process that is started as its function is: how large it grows depends on that. */
async function measureInJobProcess(isLong: boolean): Promise<Section[]> {
  const script = join(import.meta.dirname, 'registerProcess.ts');
  const env = { ...process.env, NODE_OPTIONS: workerSettings.runRegisters.nodeOptions };
  const child = fork(script, isLong ? ['--long'] : [], { env });
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The import ended with ${code}`);
  });
  const [[sections]] = await Promise.all([once(child, 'message'), ended]);
  return sections;
}

/** What can be measured, by the name one gives on the command line. Each is loaded only when it is wanted. */
const benches: Record<string, (isLong: boolean) => Promise<Section[]>> = {
  bundles: async () => (await import('./bundles.ts')).measureBundles(),
  throughput: async () => (await import('./throughput.ts')).measureThroughput(),
  mix: async () => (await import('./mix.ts')).measureMix(),
  capacity: async (isLong) => (await import('./capacity.ts')).measureCapacity(isLong),
  register: (isLong) => measureInJobProcess(isLong),
  imports: async (isLong) => (await import('./imports.ts')).measureImports(isLong),
  importScreen: async () => (await import('./importScreen.ts')).measureImportScreen(),
  pages: async () => (await import('./pageWeight.ts')).measurePageWeight(),
  clicks: async () => (await import('./clicks.ts')).measureClicks(),
  desk: async () => (await import('./desk.ts')).measureDesk(),
  approval: async () => (await import('./approval.ts')).measureApproval(),
  reviewer: async () => (await import('./reviewer.ts')).measureReviewer(),
  interaction: async () => (await import('./interaction.ts')).measureInteraction(),
  shifts: async () => (await import('./shifts.ts')).measureShifts(),
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse(),
  start: async () => (await import('./startUp.ts')).measureStartUp(),
  batch: async () => (await import('./batch.ts')).measureBatch(),
  pdf: async () => (await import('./pdf.ts')).measurePdf(),
  cost: async () => (await import('./publicCost.ts')).measurePublicCost(),
  workbook: async () => (await import('./workbook.ts')).measureWorkbook(),
  formulary: async () => (await import('./formulary.ts')).measureFormulary(),
  formularyPortal: async () => (await import('./formularyPortal.ts')).measureFormularyInPortal(),
  priceListPortal: async () => (await import('./priceListPortal.ts')).measurePriceListInPortal(),
  authorizationRules: async () => (await import('./authorizationRules.ts')).measureAuthorizationRules(),
  authorizations: async (isLong) => (await import('./authorizations.ts')).measureAuthorizations(isLong),
  claims: async () => (await import('./claims.ts')).measureClaims(),
  networkCases: async () => (await import('./networkCases.ts')).measureNetworkCases(),
  postOfficeDay: async (isLong) => (await import('./postOfficeDay.ts')).measurePostOfficeDay(isLong),
  claimFiles: async () => (await import('./claimFiles.ts')).measureClaimFiles(),
  searches: async (isLong) => (await import('./searches.ts')).measureSearches(isLong),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // With --long, sections that grow with what is stored go on to a million, which takes many minutes.
  options: { save: { type: 'boolean' }, long: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such section: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

console.log(`${machine()}\n`);
const measured: Section[] = [];
for (const [name, measure] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const section of await measure(values.long ?? false)) {
    measured.push(section);
    console.log(markdownOf(section));
  }
}
if (values.save) saveReport(join(import.meta.dirname, '../../docs/benchmarks.md'), measured);
