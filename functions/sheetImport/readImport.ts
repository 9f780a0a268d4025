import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { ImportReading, sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { readMemory } from '../_data/sheetImport/sourceMemory.ts';
import type { Operation } from '../_kit/context.ts';
import { JobFailure } from '../_parts/job/jobKind.ts';
import { formula, type Line } from '../_parts/sheet/lines.ts';
import { checkRow, knownValues, rowsOf } from '../_parts/sheetImport/checkRow.ts';
import { bookOfImport } from '../_parts/sheetImport/openImport.ts';
import { type ProposedPlan, proposePlan } from '../_parts/sheetImport/proposePlan.ts';
import { checkArrived, ownImport } from './ownImport.ts';

const shownLines = 12;
const mostFindings = 100;

const columnsOf = ({ columns }: ImportKindFacts): ImportReading['columns'] =>
  Object.entries(columns).map(([name, { title, isNeeded = false, values = [] }]) => ({
    name,
    title,
    isNeeded,
    values: values.map(({ value, title: words }) => ({ value, title: words })),
  }));

const shownLine = ({ row, cells }: Line) => ({
  row,
  cells: cells.slice(0, 200).map((cell) => (cell === formula ? '=' : cell.slice(0, 200))),
});

const unread = (facts: ImportKindFacts, failure: string): ImportReading => ({
  ...{ failure, sheets: [], sheet: 0, headRow: 1, heads: [], lines: [], columns: columnsOf(facts) },
  ...{ missing: [], unknownWords: [], values: {}, findings: [] },
});

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values;
}

/** What is wrong with the first rows by their cells alone, and the words that are no values of their columns. */
async function firstFindings(facts: ImportKindFacts, { plan, lines }: ProposedPlan) {
  const known = knownValues(plan);
  const findings: ImportReading['findings'] = [];
  const words = new Map<string, ImportReading['unknownWords'][number]>();
  for await (const row of rowsOf(each(lines), plan)) {
    const { texts, problems } = checkRow(facts, row, { known });
    if (problems.length > 0) findings.push({ row: row.row, texts: { ...texts }, problems: [...problems] });
    for (const { column, code } of problems) {
      const word = column === null ? '' : (texts[column] ?? '').slice(0, 200);
      if (column !== null && code === 'unknownValue') words.set(`${column}#${word}`, { column, word });
    }
  }
  return { findings: findings.slice(0, mostFindings), unknownWords: [...words.values()].slice(0, mostFindings) };
}

/** What the sheet says about itself. Only its beginning is read, so that the answer comes soon, however long it is. */
export const readImport: Operation<typeof sheetImportApi.endpoints.readImport> = async ({ body }, ctx) => {
  const { facts, imported } = await ownImport(body, ctx);
  await checkArrived(imported);
  ctx.audited({ entity: 'import', id: imported.importId });
  const remembered = await readMemory(ctx.store, ctx.scope, facts.name);
  try {
    const book = await bookOfImport(imported);
    try {
      const proposed = await proposePlan(book, facts, remembered, { sheet: body.sheet, headRow: body.headRow });
      const { plan, heads, missing, lines } = proposed;
      return {
        ...{
          failure: null,
          sheets: book.sheets.map(({ name, isHidden }) => ({ name: name.slice(0, 100), isHidden })),
          sheet: plan.sheet,
          headRow: plan.headRow,
          heads: [...heads],
        },
        ...{ lines: lines.slice(0, shownLines).map(shownLine), columns: columnsOf(facts), missing: [...missing] },
        values: remembered.values,
        ...(await firstFindings(facts, proposed)),
      };
    } finally {
      await book.close();
    }
  } catch (error) {
    if (error instanceof JobFailure) return unread(facts, error.code);
    throw error;
  }
};
