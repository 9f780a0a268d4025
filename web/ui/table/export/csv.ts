import { type CellValue, csvLine, csvMark } from '../../../../shared/rules/sheetText.ts';

/** Rows as a CSV file. */
export const csvOf = (rows: readonly (readonly CellValue[])[]): string => csvMark + rows.map(csvLine).join('');
