import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { wiring } from '../../functions/_data/wiring.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { bundleOf, prepareBundles } from '../../infra/builds/bundle.ts';
import { repository } from '../../infra/portal.ts';
import { workerSettings } from '../../infra/workerSettings.ts';
import { commit, endpoints, kind, reading, sent, started, view } from '../sheetImport/support/imports.ts';
import { callApi, functionSettings, type SignedIn, signIn } from '../support/api.ts';
import { openAws } from '../support/aws.ts';
import { jobOf } from '../support/imports.ts';
import { openStore } from '../support/store.ts';
import { sheetOf } from './importSheets.ts';
import type { Taken, Work } from './importWorker.ts';
import type { Section } from './report.ts';

const mostRatio = 1.3;
const mostMegabytes = 300;
const mostFirstMs = 1000;
const rounds = 3;
const worker = 'tests/bench/importWorker.ts';

interface Measured {
  readonly firstMs: number;
  readonly plain: Taken;
  /** The same items in full transactions, each under the condition of the import, and nothing else: no import with conditions can be faster. */
  readonly conditional: Taken;
  readonly checking: Taken;
  readonly writing: Taken;
  readonly undoing: Taken;
}

/** A process that is started as the worker's function is: how large it grows depends on that. */
function startWorker(): ChildProcess {
  const NODE_OPTIONS = workerSettings.runImports?.nodeOptions;
  const script = join(bundleOf(repository, worker).folder, 'index.mjs');
  return fork(script, [], { env: { ...process.env, NODE_OPTIONS } });
}

/** Lets a process do a piece of work, and answers what it took. */
async function done(by: ChildProcess, work: Work): Promise<Taken> {
  by.send(work);
  const [answer] = await Promise.race([once(by, 'message'), once(by, 'exit')]);
  if (answer === null || typeof answer === 'number') throw new Error(`The worker ended with ${answer}`);
  return answer;
}

const working: readonly string[] = ['checking', 'committing', 'undoing'];

/** Lets the worker work on an import until its state ends; after some minutes it hands the work over to itself. */
async function worked(by: ChildProcess, as: SignedIn, importId: string): Promise<Taken> {
  const { seconds, processor, megabytes } = await done(by, { step: 'job', jobId: await jobOf(importId) });
  if (!working.includes((await view(as, importId)).state)) return { seconds, processor, megabytes };
  const rest = await worked(by, as, importId);
  return {
    seconds: seconds + rest.seconds,
    processor: processor + rest.processor,
    megabytes: rest.megabytes,
  };
}

async function importFile(by: ChildProcess, as: SignedIn, format: string, rows: number) {
  const importId = await sent(as, `staff.${format}`, await sheetOf(rows, format));
  const first = performance.now();
  await reading(as, importId);
  const firstMs = performance.now() - first;
  await started(as, importId);
  const checking = await worked(by, as, importId);
  await commit(as, importId);
  const writing = await worked(by, as, importId);
  const { state, written } = await view(as, importId);
  if (state !== 'done' || written.added !== rows) throw new Error(`Imported ${state} ${JSON.stringify(written)}`);
  await callApi(handler, endpoints.undoImport, { as, body: { kind, importId } });
  const undoing = await worked(by, as, importId);
  const { undone } = await view(as, importId);
  if (undone.reverted !== rows) throw new Error(`Taken back ${JSON.stringify(undone)}`);
  return { firstMs, checking, writing, undoing };
}

/** One import in an empty store, by a worker that does nothing else; what it is compared with is written by another. */
async function measureOne(rows: number, format: string): Promise<Measured> {
  const { close: closeStore } = await openStore();
  const { close: closeAws } = await openAws();
  Object.assign(process.env, functionSettings);
  const [writer, importer] = [startWorker(), startWorker()];
  try {
    await done(writer, { step: 'plain', pk: 'WARM', rows: 1000 });
    await importFile(importer, await signIn({ roles: ['ProviderAdmin'] }), format, 500);
    const plain = await done(writer, { step: 'plain', pk: 'PLAIN', rows });
    const imported = await importFile(importer, await signIn({ roles: ['ProviderAdmin'] }), format, rows);
    const conditional = await done(writer, { step: 'conditional', pk: 'CONDITIONAL', rows });
    return { ...imported, plain, conditional };
  } finally {
    writer.kill();
    importer.kill();
    closeAws();
    closeStore();
  }
}

const least = (values: readonly number[]): number => Math.min(...values);

/** How fast the engine of imports checks and writes a sheet beside the least that any program would have to write. */
export async function measureImports(isLong: boolean): Promise<Section[]> {
  await prepareBundles(repository, [worker]);
  Object.assign(wiring, { writeLog: () => undefined });
  const kinds = (isLong ? [10_000, 100_000, 200_000] : [10_000, 100_000]).flatMap((rows) =>
    ['csv', 'xlsx'].map((format) => ({ rows, format, all: [] as Measured[] })),
  );
  // In turns: what else the machine does meets all of them alike.
  for (let round = 0; round < rounds; round += 1)
    for (const { rows, format, all } of kinds) all.push(await measureOne(rows, format));
  const lines = kinds.map(({ rows, format, all }) => {
    // The least is what the machine needs when nothing else disturbs it.
    const of = (value: (each: Measured) => number): number => least(all.map(value));
    const seconds = (step: keyof Omit<Measured, 'firstMs'>) => of((each) => each[step].seconds);
    const ratio = seconds('writing') / seconds('plain');
    const megabytes = Math.round(Math.max(...all.map(({ writing }) => writing.megabytes)));
    const firstMs = Math.round(of((each) => each.firstMs));
    const isMet = ratio <= mostRatio && megabytes <= mostMegabytes && firstMs <= mostFirstMs;
    return [
      ...[rows.toLocaleString('en'), format, firstMs],
      ...(['plain', 'conditional', 'checking', 'writing', 'undoing'] as const).map((step) =>
        Math.round(rows / seconds(step)),
      ),
      ...[ratio, seconds('writing') / seconds('conditional')],
      ...[of((each) => each.writing.processor) / of((each) => each.plain.processor), megabytes],
      isMet ? 'met' : 'missed',
    ];
  });
  return [
    {
      title: 'Import of a sheet',
      note: `Rows a second of the engine for imports (functions/_parts/sheetImport) beside BatchWrite of the same items and nothing else; the best of ${rounds} rounds. The worker is bundled as it is deployed and has a process of its own, which does nothing else and is started as the function is. Checking reads the whole file, checks it and compares it with what is stored. Writing reads it again, traces what it will change, and writes each row under the condition that it is as it was found, which BatchWrite cannot. Transactions: the same items in full transactions under the same condition, and nothing else; this is the least that any import with conditions can take. First findings: the answer of \`/api/imports/read\` after the upload. Processor: the processor time of the process while it writes, as many times as while it uses BatchWrite. Memory: the resident size of the worker's process, at most in all rounds, from its start until the import is written.`,
      target: `writing takes at most ${mostRatio} times as long, in at most ${mostMegabytes} MB; the first findings come within a second.`,
      columns: [
        ...[
          'Rows',
          'File',
          'First findings, ms',
          'BatchWrite, rows/s',
          'Transactions, rows/s',
          'Checking, rows/s',
          'Writing, rows/s',
        ],
        ...['Undo, rows/s', 'Times as long', 'Beside transactions', 'Processor', 'Memory, MB', 'Target'],
      ],
      rows: lines,
    },
  ];
}
