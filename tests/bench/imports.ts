import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { workerSettings } from '../../infra/workerSettings.ts';
import type { MeasuredImport } from './importProcess.ts';
import type { Section } from './report.ts';

const mostRatio = 1.3;
const mostMegabytes = 300;
const mostFirstMs = 1000;
const rounds = 3;

/** One import in a process of its own that is started as the worker's function is: how large it grows depends on that. */
async function measureOne(rows: number, format: string): Promise<MeasuredImport> {
  const env = { ...process.env, NODE_OPTIONS: workerSettings.runImports?.nodeOptions };
  const child = fork(join(import.meta.dirname, 'importProcess.ts'), [String(rows), format], { env });
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The import ended with ${code}`);
  });
  const [[measured]] = await Promise.all([once(child, 'message'), ended]);
  return measured;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How fast the engine of imports checks and writes a sheet beside the least that any program would have to write. */
export async function measureImports(isLong: boolean): Promise<Section[]> {
  const kinds = (isLong ? [10_000, 100_000, 200_000] : [10_000, 100_000]).flatMap((rows) =>
    ['csv', 'xlsx'].map((format) => ({ rows, format, all: [] as MeasuredImport[] })),
  );
  // In turns: what else the machine does meets all of them alike.
  for (let round = 0; round < rounds; round += 1)
    for (const { rows, format, all } of kinds) all.push(await measureOne(rows, format));
  const lines = kinds.map(({ rows, format, all }) => {
    const of = (value: (each: MeasuredImport) => number): number => middle(all.map(value));
    const ratio = of(({ plain, writing }) => writing.seconds / plain.seconds);
    const megabytes = Math.round(of((each) => each.megabytes));
    const firstMs = Math.round(of((each) => each.firstMs));
    const isMet = ratio <= mostRatio && megabytes <= mostMegabytes && firstMs <= mostFirstMs;
    return [
      ...[rows.toLocaleString('en'), format, firstMs],
      ...(['plain', 'conditional', 'checking', 'writing', 'undoing'] as const).map((step) =>
        Math.round(rows / of((each) => each[step].seconds)),
      ),
      ...[ratio, of(({ conditional, writing }) => writing.seconds / conditional.seconds)],
      ...[of(({ plain, writing }) => writing.processor / plain.processor), megabytes],
      isMet ? 'met' : 'missed',
    ];
  });
  return [
    {
      title: 'Import of a sheet',
      note: `Rows a second of the engine for imports (functions/_parts/sheetImport) beside BatchWrite of the same items and nothing else; the middle of ${rounds} rounds, each import in a process of its own. Checking reads the whole file, checks it and compares it with what is stored. Writing reads it again, traces what it will change, and writes each row under the condition that it is as it was found, which BatchWrite cannot. Transactions: the same items in full transactions under the same condition, and nothing else; this is the least that any import with conditions can take. First findings: the answer of \`/api/imports/read\` after the upload. Processor: the processor time of the process while it writes, as many times as while it uses BatchWrite. Memory: the resident size of the process, at most.`,
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
