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

interface Chosen {
  readonly sheet?: number | undefined;
  readonly headRow?: number | undefined;
}

/** How one sheet is read, as far as it says so itself; null for one that is empty. */
async function planOf(
  book: SheetBook,
  facts: ImportKindFacts,
  remembered: Remembered,
  { sheet, headRow }: Chosen & { readonly sheet: number },
): Promise<ProposedPlan | null> {
  const wanted = Math.max(headRow ?? 0, mostAboveHeads) + 20;
  const lines: Line[] = [];
  for await (const line of book.lines(sheet, wanted)) lines.push(line);
  const above = lines.slice(0, mostAboveHeads);
  const head =
    headRow === undefined ? headLineOf(above, facts, remembered.heads) : lines.find(({ row }) => row === headRow);
  if (!head) return null;
  if (head.cells.length >= mostColumns) throw new JobFailure('tooManyColumns');
  const heads = mapHeads(head.cells, facts, remembered.heads);
  const plan = { sheet, headRow: head.row, columns: heads.map(({ column }) => column), values: remembered.values };
  return { plan, heads, missing: missingColumns(facts, plan), lines };
}

/** As many sheets are looked at for the one with the heads. */
const mostSheets = 10;

/** The sheets of which one is meant, the first of them where nothing says more: nobody sees a hidden one. */
export function candidates({ sheets }: SheetBook): number[] {
  const visible = sheets.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]));
  return (visible.length > 0 ? visible : [0]).slice(0, mostSheets);
}

/**
 * How a book is read, as far as it says so itself: its sheet, its heads, the columns that they are, and the values that were named for its source
 * before. `chosen` is what a person has chosen already. Of several visible sheets the first with all needed heads is meant: a cover or
 * an explanation may stand in front.
 */
export async function proposePlan(
  book: SheetBook,
  facts: ImportKindFacts,
  remembered: Remembered = { heads: {}, values: {} },
  chosen: Chosen = {},
): Promise<ProposedPlan> {
  const sheets = chosen.sheet === undefined ? candidates(book) : [chosen.sheet];
  let first: ProposedPlan | null = null;
  for (const sheet of sheets) {
    const found = await planOf(book, facts, remembered, { ...chosen, sheet });
    if (found?.missing.length === 0) return found;
    first ??= found;
  }
  if (!first) throw new JobFailure('empty');
  return first;
}
