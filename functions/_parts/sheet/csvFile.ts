import { csvLine, csvMark } from '../../../shared/_field/sheetText.ts';
import { inPieces, type NewSheet } from './newSheet.ts';

async function* csvLines({ head, rows }: NewSheet): AsyncGenerator<string> {
  yield csvMark + csvLine(head.map(({ title }) => title));
  for await (const row of rows) yield csvLine(row);
}

/** The sheet as CSV. */
export async function csvFile(sheet: NewSheet): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of inPieces(csvLines(sheet))) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
