import type { SQSEvent } from 'aws-lambda';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { sheetImport } from '../../functions/_parts/sheetImport/sheetImportJob.ts';
import { writeBatch } from '../../functions/_store/batch.ts';
import { mostTogether, writeTogether } from '../../functions/_store/transaction.ts';
import { runJob } from '../../functions/_workers/parts/runJob.ts';
import { staffServer } from '../sheetImport/support/staffKind.ts';
import { itemsOf } from './importSheets.ts';

/*
 * The worker of imports as it is deployed, but for the kind of sheet: bundled, and in a process that does nothing else. It does one piece of work for
 * each message.
 */

/** What some work took: seconds by the clock, and seconds of this process's processor time. */
export interface Taken {
  readonly seconds: number;
  readonly processor: number;
  /** The resident size of the process, at most, since it began. */
  readonly megabytes: number;
}

async function writePlainly(pk: string, rows: number): Promise<void> {
  for (const items of itemsOf(pk, rows)) await writeBatch(wiring.store, 'reference', items, 4);
}

async function writeConditionally(pk: string, rows: number): Promise<void> {
  const TableName = tableName('reference');
  const ConditionExpression = 'attribute_not_exists(pk)';
  for (const items of itemsOf(pk, rows)) {
    const puts = items.map((Item) => ({ Put: { TableName, Item, ConditionExpression } }));
    const parts = Array.from({ length: Math.ceil(puts.length / mostTogether) }, (_, at) =>
      puts.slice(at * mostTogether, (at + 1) * mostTogether),
    );
    const worker = async (): Promise<void> => {
      for (let part = parts.pop(); part; part = parts.pop()) await writeTogether(wiring.store, part);
    };
    await Promise.all(Array.from({ length: 4 }, worker));
  }
}

const quiet = { ...wiring, writeLog: () => undefined };
const takeJob = runJob<'imports'>('runImports', { sheetImport: sheetImport(async () => staffServer) }, quiet);

async function workOn(jobId: string): Promise<void> {
  const event = { Records: [{ messageId: jobId, body: JSON.stringify({ jobId }) }] } as unknown as SQSEvent;
  await takeJob(event);
}

/** What this process can be asked for. */
export type Work =
  | { readonly step: 'plain' | 'conditional'; readonly pk: string; readonly rows: number }
  | { readonly step: 'job'; readonly jobId: string };

const carryOut = (work: Work): Promise<void> =>
  work.step === 'job'
    ? workOn(work.jobId)
    : { plain: writePlainly, conditional: writeConditionally }[work.step](work.pk, work.rows);

process.on('message', async (work: Work) => {
  const start = performance.now();
  const before = process.cpuUsage();
  await carryOut(work);
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - start) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.send?.({ seconds, processor: (user + system) / 1e6, megabytes } satisfies Taken);
});
