import writeSheet from 'write-excel-file/browser';
import { type CellValue, safeText } from '../../../../shared/_field/sheetText.ts';

export interface SheetColumn {
  readonly header: string;
  /** In pixels. */
  readonly width: number;
}

const pixelsPerCharacter = 7;
const narrowest = 8;

/** Text stays text, so that nothing in a sheet runs as a formula; numbers are numbers. */
const cellOf = (value: CellValue) => {
  if (value === null) return null;
  return typeof value === 'number' ? { type: Number, value } : { type: String, value: safeText(value) };
};

/** Rows as a workbook of one sheet; its first row stays in sight. */
export function xlsxOf(
  columns: readonly SheetColumn[],
  rows: readonly (readonly CellValue[])[],
  isRightToLeft: boolean,
): Promise<Blob> {
  const head = columns.map(({ header }) => ({ type: String, value: header, fontWeight: 'bold' as const }));
  return writeSheet([head, ...rows.map((row) => row.map(cellOf))], {
    stickyRowsCount: 1,
    rightToLeft: isRightToLeft,
    columns: columns.map(({ width }) => ({ width: Math.max(narrowest, Math.round(width / pixelsPerCharacter)) })),
  }).toBlob();
}
