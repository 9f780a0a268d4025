import { type CellValue, csvLine, csvMark } from '../../../../shared/_field/sheetText.ts';

/** Rows as a CSV file. */
export const csvOf = (rows: readonly (readonly CellValue[])[]): string => csvMark + rows.map(csvLine).join('');
