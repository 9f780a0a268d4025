import type { CellValue } from '../../../shared/_field/sheetText.ts';

interface SheetHead {
  readonly title: string;
  /** In characters. */
  readonly width: number;
}

/** A sheet as it is made: its rows come one after the other, so that a long one needs no more memory than its file. */
export interface NewSheet {
  readonly head: readonly SheetHead[];
  readonly rows: AsyncIterable<readonly CellValue[]>;
  readonly isRightToLeft?: boolean;
}

/** The number of rows in one piece of text. */
const rowsAtOnce = 500;

/** The text of a sheet in pieces of some hundred lines. */
export async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece: string[] = [];
  for await (const line of lines) {
    piece.push(line);
    if (piece.length < rowsAtOnce) continue;
    yield piece.join('');
    piece = [];
  }
  yield piece.join('');
}
