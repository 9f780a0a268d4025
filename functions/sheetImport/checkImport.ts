import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { StoredImport } from '../_data/sheetImport/sheetImport.ts';
import { remember } from '../_data/sheetImport/sourceMemory.ts';
import type { BodyOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { missingColumns } from '../_parts/sheetImport/checkRow.ts';
import { headKey } from '../_parts/sheetImport/mapColumns.ts';
import { putToWork } from '../_parts/sheetImport/newImport.ts';
import { bookOfImport } from '../_parts/sheetImport/openImport.ts';
import { firstRowsLimits } from '../_parts/sheetImport/reading/sheetBook.ts';
import { shownImport } from '../_parts/sheetImport/shownImport.ts';
import { comparedWords } from './comparedWords.ts';
import { checkArrived, ownImport } from './ownImport.ts';

type CheckImport = typeof sheetImportApi.endpoints.checkImport;
type Plan = NonNullable<BodyOf<CheckImport>['plan']>;

const noPlan: Plan = { sheet: 0, headRow: 1, columns: [], values: {} };

/** The plan with its words as they are compared; each column is named once, and each value is one of its column's. */
function rightPlan(facts: ImportKindFacts, { values, ...plan }: Plan): Plan {
  const used = plan.columns.filter((column) => column !== null);
  const isColumn = (column: string): boolean => Object.hasOwn(facts.columns, column);
  if (!used.every(isColumn) || new Set(used).size < used.length) throw invalid('plan.columns', 'importColumnTwice');
  const missing = missingColumns(facts, plan);
  if (missing.length > 0) throw invalid('plan.columns', 'importColumnsMissing', { columns: missing.join(', ') });
  const isValue = (column: string, value: string): boolean =>
    isColumn(column) && (facts.columns[column]?.values?.some((each) => each.value === value) ?? false);
  for (const [column, words] of Object.entries(values))
    if (!Object.values(words).every((value) => isValue(column, value)))
      throw invalid('plan.values', 'importValueUnknown');
  return { ...plan, values: comparedWords(values) };
}

/** The heads of the plan's sheet with the columns that were chosen for them. */
async function headsOf(imported: StoredImport, { sheet, headRow, columns }: Plan): Promise<Record<string, string>> {
  const book = await bookOfImport(imported, firstRowsLimits);
  try {
    for await (const { row, cells } of book.lines(sheet, headRow + 1)) {
      if (row < headRow) continue;
      const heads = cells.map((cell, at) => [headKey(cell), columns[at] ?? ''] as const);
      return Object.fromEntries(heads.filter(([head]) => head !== ''));
    }
    return {};
  } finally {
    await book.close();
  }
}

const open: readonly StoredImport['state'][] = ['announced', 'checked', 'failed'];

/** Checks all rows in the background, and remembers for the next sheet what was said about this one. */
export const checkImport: Operation<CheckImport> = async ({ body }, ctx) => {
  const { facts, imported } = await ownImport(body, ctx);
  const plan = rightPlan(facts, body.plan ?? imported.plan ?? noPlan);
  if (!open.includes(imported.state)) throw fail('changedMeanwhile');
  await checkArrived(imported);
  const heads = await headsOf(imported, plan).catch(() => ({}));
  await remember(ctx.store, imported.scope, facts.name, { heads, values: plan.values });
  const next = await putToWork(imported, { state: 'checking', plan, done: 0, checked: {}, rows: null }, ctx);
  ctx.audited({
    entity: 'import',
    id: imported.importId,
    before: { state: imported.state },
    after: { state: next.state },
  });
  return shownImport(next);
};
