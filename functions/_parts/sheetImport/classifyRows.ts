import type { CheckedRow } from './checkRow.ts';
import { type AnyImportServer, type Found, type ImportContext, isSameStored, type RowKey } from './importServer.ts';

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

const keyOf = ({ facts }: AnyImportServer, { key, values }: CheckedRow): RowKey => ({
  key: key ?? '',
  about: Object.fromEntries(facts.key.map((column: string) => [column, values?.[column] ?? null])),
});

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
  for (const { row, key } of good) {
    const stands = found.get(key.key);
    if (stands && 'problem' in stands) {
      wrong.push({ ...row, values: null, problems: [{ column: null, code: stands.problem }] });
      continue;
    }
    const from = stands?.stored ?? null;
    const to = server.next(row.values ?? {}, from, ctx);
    if (from === null) added.push({ row, key, from, to });
    else if (isSameStored(from, to)) same += 1;
    else changed.push({ row, key, from, to });
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
