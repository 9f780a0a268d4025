import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Section } from './report.ts';

async function rowOf(format: 'xlsx' | 'csv'): Promise<(string | number)[]> {
  const child = fork(join(import.meta.dirname, 'workbookProcess.ts'), [format]);
  const ended = once(child, 'exit');
  const [numbers] = (await once(child, 'message')) as [number[]];
  await ended;
  return [format, ...numbers];
}

/** How long a file of 100 000 rows takes, and how large its process grows. */
export async function measureWorkbook(): Promise<Section[]> {
  return [
    {
      title: 'A file of a hundred thousand rows',
      note: 'Ten columns, each format in a fresh process: seconds from the first row to the file, seconds of processor time of the whole process, and the most memory that it had.',
      target: 'reported.',
      columns: ['Format', 'Seconds', 'Processor seconds', 'Peak MB', 'File MB'],
      rows: [await rowOf('xlsx'), await rowOf('csv')],
    },
  ];
}
