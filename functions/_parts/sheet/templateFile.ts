import type { SheetTemplate, TemplateChoices } from '../../../shared/_field/sheetTemplate.ts';
import type { CellValue } from '../../../shared/_field/sheetText.ts';
import type { NewSheet } from './newSheet.ts';
import { type ColumnChoices, type WorkbookSheet, workbookFile } from './workbookFile.ts';

async function* each(rows: readonly (readonly CellValue[])[]): NewSheet['rows'] {
  yield* rows;
}

const widths = (titles: readonly string[], width: number) => titles.map((title) => ({ title, width }));

const listSheet = ([column, { head, rows }]: readonly [string, TemplateChoices]): WorkbookSheet => ({
  name: column,
  head: widths(head, head.length > 1 ? 30 : 14),
  rows: each(rows),
});

function guideSheet({ columns, needed, help }: SheetTemplate): WorkbookSheet {
  const rows = columns.map((column) => [
    column,
    needed.includes(column) ? 'Yes / نعم' : null,
    help[column]?.en ?? null,
    help[column]?.ar ?? null,
  ]);
  const head = [
    { title: 'Column / العمود', width: 26 },
    { title: 'Needed / إلزامي', width: 18 },
    { title: 'What it takes', width: 80 },
    { title: 'ما يوضع فيه', width: 80 },
  ];
  return { name: 'Columns', head, rows: each(rows) };
}

/**
 * The template as a workbook: its first sheet has the names of the columns, whose cells offer the choices of the sheets behind it; the
 * last one says in both languages what each column takes.
 */
export function templateFile(template: SheetTemplate, created: Date): Promise<Uint8Array> {
  const lists = Object.entries(template.choices).flatMap(([column, choices]) =>
    choices ? [[column, choices] as const] : [],
  );
  const choices = lists.map(
    ([column, { rows, column: offered }]): ColumnChoices => ({
      column: template.columns.indexOf(column) + 1,
      from: { sheet: column, column: offered, rows: rows.length },
      rows: template.rows,
    }),
  );
  const first = { name: template.name, head: widths(template.columns, 22), rows: each([]), choices };
  return workbookFile([first, ...lists.map(listSheet), guideSheet(template)], { created, isShort: true });
}
