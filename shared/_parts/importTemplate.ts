import type { SheetTemplate } from '../_field/sheetTemplate.ts';
import type { ImportKindFacts } from './sheetImport.ts';

const templateRows = 10_000;

/** The template of a kind: its columns by their English titles, which are needed, what they take, and the lists of their values. */
export function namedValues({ columns, name }: ImportKindFacts): SheetTemplate {
  const all = Object.values(columns);
  const lists = all.flatMap(({ title, values }) => {
    if (!values) return [];
    const rows = values.map(({ value, title: words }) => [words.en, words.ar, value]);
    return [[title.en, { head: ['Name', 'الاسم', 'Code'], rows, column: 1 }] as const];
  });
  return {
    name,
    columns: all.map(({ title }) => title.en),
    needed: all.filter(({ isNeeded }) => isNeeded).map(({ title }) => title.en),
    help: Object.fromEntries(all.map(({ title, help }) => [title.en, help])),
    rows: templateRows,
    choices: Object.fromEntries(lists),
  };
}
