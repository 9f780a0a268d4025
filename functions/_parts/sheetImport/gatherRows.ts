import type { ImportProblem } from '../../../shared/_parts/sheetImport.ts';
import type { CheckedRow } from './checkRow.ts';
import type { AnyImportServer } from './importServer.ts';

type Gather = NonNullable<AnyImportServer['gather']>;

const waits = { column: null, code: 'restWrong' } as const;

/** A row of a record that cannot be taken in: with what is wrong with it, or that it waits for another. */
const heldBack = (row: CheckedRow, problems: readonly ImportProblem[] = []): CheckedRow => ({
  ...row,
  values: null,
  problems: problems.length > 0 ? problems : [waits],
});

/** One row that stands for the record which these rows make: the first of them. Where one of them is wrong, all of them come, each held back. */
function recordOf(rows: readonly CheckedRow[], gather: Gather): readonly CheckedRow[] {
  const good = rows.flatMap(({ row, values }) => (values ? [{ row, values }] : []));
  if (good.length < rows.length) return rows.map((row) => heldBack(row, row.problems));
  const made = gather(good);
  if ('problems' in made) return rows.map((row) => heldBack(row, made.problems.get(row.row)));
  // No copy: of a good row nobody asks for the texts.
  return rows.slice(0, 1).map((first) => Object.assign(first, { record: { whole: made.whole, rows } }));
}

/**
 * The records of a sheet in which several rows make one, in the order of their first rows. Rows of one record need not stand together, so that all are
 * read first. A row whose record cannot be read is taken for one of the record above it, which waits for its correction: without it, that might lack a row.
 */
export async function* gatherRows(rows: AsyncIterable<CheckedRow>, gather: Gather): AsyncGenerator<CheckedRow, void> {
  const records = new Map<string, CheckedRow[]>();
  let above = '';
  for await (const row of rows) {
    above = row.key ?? above;
    const record = records.get(above);
    if (record) record.push(row);
    else records.set(above, [row]);
  }
  for (const record of records.values()) yield* recordOf(record, gather);
}
