import type { Readable } from 'node:stream';
import type { Line } from '../../sheet/lines.ts';

/** More columns than any of the kinds has, and fewer than keep a worker busy. */
export const mostColumns = 200;

/** A file of tables, whatever its format: its sheets, and the lines of each. */
export interface SheetBook {
  readonly content: 'xlsx' | 'xls' | 'csv';
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** The lines of a sheet (counted from 0), read as they are needed; with `head` the first ones only, as fast as can be. */
  readonly lines: (sheet: number, head?: number) => AsyncGenerator<Line>;
  readonly close: () => Promise<void>;
}

/** Where a book is read from: each call opens the file from its beginning. */
export interface BookSource {
  readonly open: () => Promise<Readable>;
  readonly bytes: number;
  readonly fileName: string;
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
