import type { Readable } from 'node:stream';
import type { Line } from '../../sheet/lines.ts';
import type { XlsLimits } from '../../sheet/xlsLines.ts';

/** A file of tables, whatever its format: its sheets, and the lines of each. */
export interface SheetBook {
  readonly content: 'xlsx' | 'xls' | 'csv';
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** The lines of a sheet (counted from 0), read as they are needed; with `head` the first ones only, as fast as can be. */
  readonly lines: (sheet: number, head?: number) => AsyncGenerator<Line>;
  readonly close: () => Promise<void>;
}

/** What reading a book may cost. */
export interface BookLimits {
  /** Of all files in a workbook together. */
  readonly unpackedBytes: number;
  readonly xls: XlsLimits;
}

/**
 * Within a call, which has twenty seconds and a function of 512 MB or more: of a form's four megabytes. An old workbook takes some 40 times its
 * size.
 */
export const formLimits: BookLimits = {
  unpackedBytes: 64 * 1024 * 1024,
  xls: { bytes: 5 * 1024 * 1024, heapMb: 256, seconds: 10 },
};

/** Within a call of the imports' own function, which has 1024 MB and reads the first rows of files of any size. */
export const firstRowsLimits: BookLimits = {
  unpackedBytes: 1.5 * 1024 ** 3,
  xls: { bytes: 16 * 1024 * 1024, heapMb: 600, seconds: 15 },
};

/** Where a book is read from: each call opens the file from its beginning. */
export interface BookSource {
  readonly open: () => Promise<Readable>;
  readonly bytes: number;
  readonly fileName: string;
  /** Left out where a worker reads, with all its memory and time. */
  readonly limits?: BookLimits;
}

/** The first lines of a book's sheet. */
export async function* firstLines(
  lines: AsyncIterable<Line> | Iterable<Line>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Line> {
  let count = 0;
  for await (const line of lines) {
    yield line;
    count += 1;
    if (count >= most) return;
  }
}
