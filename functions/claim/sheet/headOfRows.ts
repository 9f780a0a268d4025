import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import type { ImportProblem } from '../../../shared/_parts/sheetImport.ts';
import type { ClaimSheetRow } from '../../../shared/claim/sheet/claimSheet.ts';
import { headColumns } from '../../../shared/claim/sheet/headColumns.ts';
import { visitColumns } from '../../../shared/claim/sheet/visitColumns.ts';
import type { GatheredRow } from '../../_parts/sheetImport/importServer.ts';
import { instantOf } from './momentsOfRow.ts';

type HeadColumn = keyof typeof headColumns | keyof typeof visitColumns;
/** What the rows of a claim say of it as a whole; moments as instants (ISO), without the columns of their times. */
export type ClaimHead = { readonly [Column in HeadColumn]: ClaimSheetRow[Column] };

const columns = [...Object.keys(headColumns), ...Object.keys(visitColumns)] as HeadColumn[];

const shownId = (text: string | null): string | null => text && formatEmiratesId(text);

const headOf = (row: ClaimSheetRow): ClaimHead => ({
  ...row,
  emiratesId: shownId(row.emiratesId),
  ...{ encounterStart: instantOf(row, 'encounterStart'), encounterStartTime: null },
  ...{ encounterEnd: instantOf(row, 'encounterEnd'), encounterEndTime: null },
});

/** Letter case makes no other claim, licence or name. */
const isSame = (one: unknown, other: unknown): boolean => String(one).toUpperCase() === String(other).toUpperCase();

/**
 * What rows of one claim say of it together: each may say all of it, or the first one alone. Rows that say something else than an earlier one are
 * named: which of them is right, a person knows.
 */
export function headOfRows(rows: readonly GatheredRow[]): {
  readonly head: ClaimHead;
  readonly problems: ReadonlyMap<number, readonly ImportProblem[]>;
} {
  const said: Partial<Record<HeadColumn, unknown>> = {};
  const problems = new Map<number, ImportProblem[]>();
  for (const { row, values } of rows) {
    const head = headOf(values as ClaimSheetRow);
    const others = columns.filter((column) => {
      said[column] ??= head[column];
      return head[column] !== null && !isSame(head[column], said[column]);
    });
    if (others.length > 0)
      problems.set(
        row,
        others.map((column) => ({ column, code: 'otherInClaim' })),
      );
  }
  const head = Object.fromEntries(columns.map((column) => [column, said[column] ?? null]));
  return { head: head as unknown as ClaimHead, problems };
}
