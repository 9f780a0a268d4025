import type { CheckedRow } from './checkRow.ts';
import {
  type AnyImportServer,
  type Found,
  type ImportContext,
  isSameStored,
  type RowKey,
  Unfit,
} from './importServer.ts';

/** A good row beside what is stored: `from` is there now, `to` will be. */
export interface RowChange {
  readonly row: CheckedRow;
  readonly key: RowKey;
  readonly from: object | null;
  readonly to: object;
}

/** What some rows would do. */
export interface Classified {
  readonly added: readonly RowChange[];
  readonly changed: readonly RowChange[];
  readonly same: number;
  /** With everything that is wrong with them, in the store's view too. */
  readonly wrong: readonly CheckedRow[];
}

const keyOf = ({ facts }: AnyImportServer, { key, values, row, leads = true }: CheckedRow): RowKey => ({
  ...{ key: key ?? '', row, leads },
  about: Object.fromEntries(
    [...facts.key, ...(facts.optionalKey ?? [])].map((column: string) => [column, values?.[column] ?? null]),
  ),
});

const unfit = (code: string): Unfit => new Unfit({ column: null, code });

/** The rows of a record, which are corrected one by one. */
const allOf = (row: CheckedRow): readonly CheckedRow[] => row.record?.rows ?? [row];

/** Rows that are looked at together. */
const together = 20;

/** What `look` makes of each row, in the order of the rows. */
async function inTurns<Row, Outcome>(rows: readonly Row[], look: (row: Row) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < rows.length; at += together)
    outcomes.push(...(await Promise.all(rows.slice(at, at + together).map(look))));
  return outcomes;
}

/** Compares checked rows with what is stored. */
export async function classifyRows(
  ctx: ImportContext,
  server: AnyImportServer,
  rows: readonly CheckedRow[],
): Promise<Classified> {
  const good = rows.filter(({ values }) => values !== null).map((row) => ({ row, key: keyOf(server, row) }));
  const found: ReadonlyMap<string, Found<object>> = good.length > 0
    ? await server.find(
        ctx,
        good.map(({ key }) => key),
      )
    : new Map();
  const wrong = rows.filter(({ values }) => values === null);
  const added: RowChange[] = [];
  const changed: RowChange[] = [];
  let same = 0;
  const outcomes = await inTurns(good, async ({ row, key }) => {
    const stands = found.get(key.key);
    if (stands && 'problem' in stands) return { row, key, from: null, to: unfit(stands.problem) };
    const from = stands?.stored ?? null;
    return { row, key, from, to: await server.next(row.record?.whole ?? row.values ?? {}, from, ctx, key) };
  });
  for (const { to, ...rest } of outcomes) {
    if (to instanceof Unfit)
      wrong.push(...allOf(rest.row).map((row) => ({ ...row, values: null, problems: to.problems })));
    else if (rest.from === null) added.push({ ...rest, to });
    else if (isSameStored(rest.from, to)) same += 1;
    else changed.push({ ...rest, to });
  }
  return { added, changed, same, wrong };
}

/** Rows in parts of a size; the first one smaller, so that something is known soon. */
export async function* inParts<Row>(rows: AsyncIterable<Row>, first: number, most: number): AsyncGenerator<Row[]> {
  let part: Row[] = [];
  let size = first;
  for await (const row of rows) {
    part.push(row);
    if (part.length < size) continue;
    yield part;
    part = [];
    size = most;
  }
  if (part.length > 0) yield part;
}

/** The rows behind the first `passed` ones. */
export async function* rowsBehind<Row>(rows: AsyncIterable<Row>, passed: number): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > passed) yield row;
  }
}
