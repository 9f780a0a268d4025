import type { ListColumns, ListedRow } from '../../../shared/_parts/versionedList/listedRow.ts';
import type { VersionMove } from '../../../shared/_parts/versionedList/versionModel.ts';
import type { RowKind } from '../../_data/versionedList/listedRows.ts';
import type { StoredVersion } from '../../_data/versionedList/listVersion.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import type { TransactItem } from '../../_store/transaction.ts';

export type NewsOf = (
  ctx: Pick<Wiring, 'now' | 'newId' | 'store'>,
  version: Pick<StoredVersion, 'payerId' | 'listId' | 'versionId' | 'number'>,
  move: VersionMove | 'wait',
  actorId: string,
) => Promise<TransactItem[]>;

/**
 * A kind of list that a payer keeps in versions: staged from a sheet, compared with the version in force, held by guard rails, approved by a second person,
 * switched and rolled back by one pointer.
 */
export interface VersionedList<Row extends ListedRow = ListedRow> extends RowKind<Row> {
  /** Its name in the audit trail. */
  readonly entity: string;
  readonly columns: ListColumns;
  /** How people know a row in the list of what a version changes. */
  namesOf(row: Row): object;
  /** Who is told of a move, or that a version waits. */
  readonly newsOf: NewsOf;
}
