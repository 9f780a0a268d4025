import { memberSheet } from '../../../shared/member/memberColumns.ts';
import { contentOfFile, rowsOfFile } from '../../_parts/sheetImport/jobBook.ts';
import type { BookSource } from '../../_parts/sheetImport/reading/sheetBook.ts';
import type { RegisterRow } from './registerRow.ts';
import { xmlRows } from './xmlRows.ts';

/** The rows of a register's file, read as they are needed; `onHidden` is told of each that is hidden, and not read. */
export async function* openRows(file: BookSource, onHidden?: () => void): AsyncGenerator<RegisterRow> {
  if ((await contentOfFile(file)) === 'xml') yield* xmlRows(await file.open());
  else yield* rowsOfFile(file, memberSheet, onHidden);
}
