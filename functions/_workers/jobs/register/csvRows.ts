import type { Readable } from 'node:stream';
import { JobFailure } from '../jobKind.ts';
import { columnsOf, rowOf } from './columns.ts';
import type { RegisterRow } from './rows.ts';

const longestRow = 64 * 1024;

/** The rows of a CSV file, with commas, semicolons or tabs, as it arrives. */
export async function* csvRows(source: Readable): AsyncGenerator<RegisterRow> {
  const { parse } = await import('csv-parse');
  const parser = parse({
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    max_record_size: longestRow,
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let columns: ReturnType<typeof columnsOf> | undefined;
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (columns) yield rowOf(row, cells, columns);
      else columns = columnsOf(cells);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new JobFailure('notReadable');
    throw error;
  } finally {
    source.destroy();
  }
  if (!columns) throw new JobFailure('empty');
}
