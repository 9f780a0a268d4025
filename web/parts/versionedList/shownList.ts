import { inLanguage } from '../../../shared/_field/bilingual.ts';
import type { ImportColumn, ImportColumns } from '../../../shared/_parts/sheetImport.ts';
import type { ShownCalls, ShownDifference } from '../../../shared/_parts/versionedList/listRoutes.ts';
import type { ChangeKind } from '../../../shared/_parts/versionedList/rowChange.ts';

/** A kind of list in versions, as its screens show it. */
export interface ShownList {
  readonly calls: ShownCalls;
  /** The columns of its sheet, by whose titles people know what changes. */
  readonly columns: ImportColumns;
  /** Those that are money, in fils. */
  readonly prices: readonly string[];
  /** The column by which people know a row, besides its code. */
  readonly nameColumn: string;
  /** The kinds of change that a version of it can have. */
  readonly kinds: readonly ChangeKind[];
  /** How a row's code is shown. */
  readonly codeText?: (row: Pick<ShownDifference, 'code'>) => string;
}

/** Which list of a kind: the payer's, and what else its calls name it by. */
export type ListNamed = { readonly payerId: number };

/** The declaration of a column; nothing for one that the list does not have. */
export const columnOf = ({ columns }: ShownList, column: string): Partial<ImportColumn> => columns[column] ?? {};

/** The name of a column of the list, as the sheet has it. */
export const columnTitle = (list: ShownList, column: string, language: string): string =>
  inLanguage(language, columnOf(list, column).title ?? { en: column, ar: column });
