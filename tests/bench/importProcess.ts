import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { wiring } from '../../functions/_data/wiring.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { bundleOf, prepareBundles } from '../../infra/builds/bundle.ts';
import { repository } from '../../infra/repository.ts';
import { workerSettings } from '../../infra/workerSettings.ts';
import { commit, endpoints, kind, reading, sent, started, view } from '../sheetImport/support/imports.ts';
import { callApi, functionSettings, type SignedIn, signIn } from '../support/api.ts';
import { openAws } from '../support/aws.ts';
import { jobOf } from '../support/imports.ts';
import { openStore } from '../support/store.ts';
import { sheetOf } from './importSheets.ts';
import type { Taken, Work } from './importWorker.ts';

/* One import with all that is around it: the store, the bucket and the calls. `rows format` */

export interface Measured {
  readonly firstMs: number;
  readonly plain: Taken;
  /** The same items in full transactions, each under the condition of the import, and nothing else: no import with conditions can be faster. */
  readonly conditional: Taken;
  readonly checking: Taken;
  readonly writing: Taken;
  readonly undoing: Taken;
}

const workerEntry = 'tests/bench/importWorker.ts';

/** A process that is started as the worker's function is: how large it grows depends on that. */
function startWorker(): ChildProcess {
  const NODE_OPTIONS = workerSettings.runImports.nodeOptions;
  const script = join(bundleOf(repository, workerEntry).folder, 'index.mjs');
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
async function measure(rows: number, format: string): Promise<Measured> {
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

const [, , rows, format = ''] = process.argv;
Object.assign(wiring, { writeLog: () => undefined });
await prepareBundles(repository, [workerEntry]);
process.send?.(await measure(Number(rows), format));
process.disconnect();
