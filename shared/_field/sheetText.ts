/** In which formats lists are exported. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** What a cell of a sheet may hold. */
export type CellValue = string | number | null;

/**
 * A spreadsheet reads a text that begins like this as a formula. With an apostrophe in front it stays a text, also when the
 * sheet is saved in another format.
 */
export const safeText = (text: string): string => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const separator = ',';

/**
 * A CSV file may be opened with another separator, which no quotes of ours protect from: the rest of a text behind `;` is then a cell
 * of its own. A text that would begin that cell as a formula gets an apostrophe too.
 */
const safeBehindSeparators = (text: string): string =>
  text.replace(/[;|,\s]+/g, (run: string, at: number) =>
    /^[=+\-@]/.test(text.slice(at + run.length, at + run.length + 1)) ? safeRun(run) : run,
  );

/** A run of separators and spaces in front of a formula: the last separators, which have nothing but spaces behind them, get the mark. */
function safeRun(run: string): string {
  const last = run.trimEnd().length;
  const from = Math.max(last - 1, 0);
  return run.slice(0, from) + run.slice(from).replace(/[;|,\t\r\n]/g, "$&'");
}

function csvCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = safeBehindSeparators(safeText(value));
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Stands in front of a CSV file: it tells spreadsheets that the text is UTF-8, which Arabic names need. */
export const csvMark = '\uFEFF';

/** One line of CSV (RFC 4180), its end included. */
export const csvLine = (cells: readonly CellValue[]): string => `${cells.map(csvCell).join(separator)}\r\n`;
