import type { Readable } from 'node:stream';
import { JobFailure } from '../job/jobKind.ts';
import type { Line } from './lines.ts';

const longestRow = 64 * 1024;

/** The lines of a CSV file, with commas, semicolons or tabs, as it arrives. */
export async function* csvLines(source: Readable): AsyncGenerator<Line> {
  const { parse } = await import('csv-parse');
  const parser = parse({
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    max_record_size: longestRow,
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new JobFailure('notReadable');
    throw error;
  } finally {
    source.destroy();
  }
}
