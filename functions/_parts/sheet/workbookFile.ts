import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Worksheet } from 'exceljs';
import { type CellValue, safeText } from '../../../shared/_field/sheetText.ts';
import { brand } from '../../../shared/brand.ts';
import type { NewSheet } from './newSheet.ts';

/** A list of choices for the cells of a column: one column of another sheet of the same workbook, below its head. */
export interface ColumnChoices {
  /** Both counted from 1. */
  readonly column: number;
  readonly from: { readonly sheet: string; readonly column: number; readonly rows: number };
  /** The number of rows that offer the list. */
  readonly rows: number;
}

/** A sheet of a workbook, with a frozen head row. */
export interface WorkbookSheet extends NewSheet {
  readonly name: string;
  readonly choices?: readonly ColumnChoices[];
}

/** What a cell of a workbook may hold at most. */
const longestText = 32_767;

/** The packer gets its turn after this number of rows, so that what is not packed yet stays small. */
const rowsAtOnce = 500;

/** What XML has no way to write is left out. */
const writable = (text: string): string =>
  text
    .slice(0, longestText)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be in it
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** A text is stored as a text, whatever it looks like, and a number as a number. */
function cellOf(value: CellValue) {
  if (value === null || value === '' || typeof value === 'number') return value === '' ? null : value;
  const text = writable(safeText(value));
  // exceljs says that spaces count only where a text has runs.
  return /^\s|\s$|\n/.test(text) ? { richText: [{ text }] } : text;
}

/** `AB` is the 28th column. */
const letters = (column: number): string =>
  (column <= 26 ? '' : letters(Math.floor((column - 1) / 26))) + String.fromCharCode(65 + ((column - 1) % 26));

function offer(worksheet: Worksheet, { column, from, rows }: ColumnChoices): void {
  const [at, list] = [letters(column), letters(from.column)];
  // Other spellings are good too (a number, the name in the other language): the list helps and refuses nothing.
  const validation = {
    type: 'list' as const,
    allowBlank: true,
    showErrorMessage: false,
    formulae: [`'${from.sheet}'!$${list}$2:$${list}$${from.rows + 1}`],
  };
  // The writer takes a range where its types know single cells only.
  const { dataValidations } = worksheet as unknown as { dataValidations: { add(range: string, what: object): void } };
  dataValidations.add(`${at}2:${at}${rows + 1}`, validation);
}

async function fill(worksheet: Worksheet, { head, rows, choices = [] }: WorkbookSheet): Promise<void> {
  worksheet.columns = head.map(({ width }) => ({ width }));
  const titles = worksheet.addRow(head.map(({ title }) => cellOf(title)));
  titles.font = { bold: true };
  titles.commit();
  let count = 0;
  for await (const row of rows) {
    worksheet.addRow(row.map(cellOf)).commit();
    count += 1;
    if (count % rowsAtOnce === 0) await setImmediate();
  }
  for (const each of choices) offer(worksheet, each);
  worksheet.commit();
}

interface WorkbookOptions {
  /** When it was made, as its properties say. */
  readonly created: Date;
  /** Each text is stored once: smaller, but the writer holds all of them. For files of a few hundred rows. */
  readonly isShort?: boolean;
}

async function loadWriter() {
  // Its packer still calls `new Buffer`: Node would say so in the log of each process that runs it from a bundle.
  process.noDeprecation = true;
  return (await import('exceljs/lib/stream/xlsx/workbook-writer.js')).default;
}

/** A workbook of these sheets. Their rows are written as they come; in memory is the packed file. */
export async function workbookFile(sheets: readonly WorkbookSheet[], options: WorkbookOptions): Promise<Uint8Array> {
  const WorkbookWriter = await loadWriter();
  const pieces: Buffer[] = [];
  const stream = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  const { created, isShort = false } = options;
  const made = { created, creator: brand.name, lastModifiedBy: brand.name };
  const workbook = new WorkbookWriter({ stream, useStyles: true, useSharedStrings: isShort, ...made });
  for (const sheet of sheets) {
    const view = { state: 'frozen' as const, ySplit: 1, ...(sheet.isRightToLeft && { rightToLeft: true }) };
    await fill(workbook.addWorksheet(sheet.name, { views: [view] }), sheet);
  }
  await workbook.commit();
  return Buffer.concat(pieces);
}
