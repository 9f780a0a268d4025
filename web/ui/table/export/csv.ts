import { tableLimits } from '../../limits.ts';

/** What a cell of an exported file may hold. */
export type CellValue = string | number | null;

/** Text that a spreadsheet would run as a formula is led by an apostrophe; numbers stay numbers. */
function cell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as CSV (RFC 4180). The mark in front tells spreadsheets that the text is UTF-8, which Arabic names need. */
export const csvOf = (rows: readonly (readonly CellValue[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(tableLimits.csvSeparator)).join('\r\n')}\r\n`;
