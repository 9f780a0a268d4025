import type { ImportKindFacts } from '../../../shared/_parts/sheetImport.ts';
import { JobFailure } from '../job/jobKind.ts';
import { type Line, mostColumns } from '../sheet/lines.ts';
import { missingColumns, type SheetPlan } from './checkRow.ts';
import { headLineOf, type MappedHead, mapHeads, mostAboveHeads, type RememberedHeads } from './mapColumns.ts';
import type { SheetBook } from './reading/sheetBook.ts';

/** What was remembered of the sheets of one source. */
export interface Remembered {
  readonly heads: RememberedHeads;
  readonly values: SheetPlan['values'];
}

export interface ProposedPlan {
  readonly plan: SheetPlan;
  readonly heads: readonly MappedHead[];
  /** Needed columns that no head is. */
  readonly missing: readonly string[];
  /** The first lines of the sheet. */
  readonly lines: readonly Line[];
}

/** The first visible sheet, unless all are hidden. */
const firstSheet = ({ sheets }: SheetBook): number =>
  Math.max(
    sheets.findIndex(({ isHidden }) => !isHidden),
    0,
  );

/**
 * How a sheet is read, as far as it says so itself: its heads, the columns that they are, and the values that were named for its source
 * before. `chosen` is what a person has chosen already.
 */
export async function proposePlan(
  book: SheetBook,
  facts: ImportKindFacts,
  remembered: Remembered = { heads: {}, values: {} },
  chosen: { readonly sheet?: number | undefined; readonly headRow?: number | undefined } = {},
): Promise<ProposedPlan> {
  const sheet = chosen.sheet ?? firstSheet(book);
  const wanted = Math.max(chosen.headRow ?? 0, mostAboveHeads) + 20;
  const lines: Line[] = [];
  for await (const line of book.lines(sheet, wanted)) lines.push(line);
  const { headRow } = chosen;
  const above = lines.slice(0, mostAboveHeads);
  const head =
    headRow === undefined ? headLineOf(above, facts, remembered.heads) : lines.find(({ row }) => row === headRow);
  if (!head) throw new JobFailure('empty');
  if (head.cells.length >= mostColumns) throw new JobFailure('tooManyColumns');
  const heads = mapHeads(head.cells, facts, remembered.heads);
  const plan = { sheet, headRow: head.row, columns: heads.map(({ column }) => column), values: remembered.values };
  return { plan, heads, missing: missingColumns(facts, plan), lines };
}
