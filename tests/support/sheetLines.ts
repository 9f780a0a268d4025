import { Readable } from 'node:stream';
import type { Line } from '../../functions/_parts/sheet/lines.ts';
import { openBook } from '../../functions/_parts/sheetImport/reading/openBook.ts';

/** The lines of a sheet of a file, by the portal's own reader. */
export async function sheetLines(content: Uint8Array, sheet = 0): Promise<Line[]> {
  const bytes = Buffer.from(content);
  const open = async () => Readable.from([bytes]);
  const book = await openBook({ open, bytes: bytes.length, fileName: '' });
  try {
    return await Array.fromAsync(book.lines(sheet));
  } finally {
    await book.close();
  }
}
