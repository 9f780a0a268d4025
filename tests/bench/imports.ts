import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Measured } from './importProcess.ts';
import type { Section } from './report.ts';

const mostRatio = 1.3;
const mostMegabytes = 300;
const mostFirstMs = 1000;
const rounds = 3;

/** In a process of its own: the clients of AWS keep the addresses with which they began. */
async function measureOne(rows: number, format: string): Promise<Measured> {
  const child = fork(join(import.meta.dirname, 'importProcess.ts'), [String(rows), format]);
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The import ended with ${code}`);
  });
  const [[measured]] = await Promise.all([once(child, 'message'), ended]);
  return measured;
}

const least = (values: readonly number[]): number => Math.min(...values);

/** How fast the engine of imports checks and writes a sheet beside the least that any program would have to write. */
export async function measureImports(isLong: boolean): Promise<Section[]> {
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
