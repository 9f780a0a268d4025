import type { ListColumns, ListedRow } from '../../../shared/_parts/versionedList/listedRow.ts';
import type { VersionMove } from '../../../shared/_parts/versionedList/versionModel.ts';
import type { RowKind } from '../../_data/versionedList/listedRows.ts';
import type { StoredVersion } from '../../_data/versionedList/listVersion.ts';
import type { PackedEntry } from '../../_data/versionedList/packedList.ts';
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
  /** Prices from elsewhere that those of a version are compared with, by code; left out where there are none. */
  readonly references?: (store: Wiring['store']) => AsyncIterable<PackedEntry>;
  /** Who is told of a move, or that a version waits. */
  readonly newsOf: NewsOf;
}
