import { type ImportColumns, importKind } from '../../../shared/_parts/sheetImport.ts';

export const both = (text: string) => ({ en: text, ar: text });

/** A kind of sheets of staff with these columns, for tests that read sheets and store nothing. */
export const plainKind = <const Columns extends ImportColumns>(columns: Columns, key: keyof Columns & string) =>
  importKind({
    ...{ name: 'staff', title: both('Staff'), access: ['SuperAdmin'], scopes: ['all'] },
    ...{ columns, key: [key], mostRows: 1000 },
  });
