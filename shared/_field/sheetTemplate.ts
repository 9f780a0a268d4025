import type { Bilingual } from './bilingual.ts';
import type { LookupEntry } from './lookups.ts';
import type { CellValue } from './sheetText.ts';

/** What may stand in a column of a template: a sheet of its own, one column of which is offered in the cells. */
export interface TemplateChoices {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
  /** The column that is offered, counted from 1. */
  readonly column: number;
}

/** An empty sheet for people to fill in, with what its columns take. */
export interface SheetTemplate<Column extends string = string> {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly needed: readonly Column[];
  readonly help: Readonly<Record<Column, Bilingual>>;
  /** The number of rows whose cells offer the choices. */
  readonly rows: number;
  readonly choices: Readonly<Partial<Record<Column, TemplateChoices>>>;
}

/** Choices by number and by name in both languages: any of them will do, and the English name is offered. */
export const namedChoices = (entries: readonly LookupEntry[]): TemplateChoices => ({
  head: ['Number', 'Name', 'الاسم'],
  rows: entries.map(({ id, name, nameArabic }) => [id, name, nameArabic]),
  column: 2,
});
