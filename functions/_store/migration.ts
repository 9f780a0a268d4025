import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../_kit/env.ts';
import type { Key, StoredItem } from './item.ts';

/** What a migration does to an item. */
export interface ItemChange {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
}

type Besides = readonly (StoredItem & Key)[];

/** A change of the items that a table holds already, made while the portal is in use (ADR 0037). */
export interface Migration {
  /** Names the record of its progress: a name is never used for another change. */
  readonly name: string;
  readonly table: Table;
  /**
   * The attributes that `change` looks at, besides the key, sets or removes. It is given no others, and an item is written only while
   * all of these are as they were read.
   */
  readonly reads: readonly string[];
  /**
   * What to do to an item; null for one that is as it should be, or of another kind. It must be null for an item that it has
   * changed: a migration may look at each item any number of times.
   */
  readonly change: (item: StoredItem & Key) => ItemChange | null;
  /**
   * Asked where `change` has nothing to do: the items that belong beside an item and that earlier releases did not write, such as
   * pointers to it. Each is put where its key is free, together with the check that all of `reads` are as they were read; what is
   * stored under the key already stays.
   */
  readonly besides?: (item: StoredItem & Key) => Besides;
  /** The same for items that can be made only of what the item names, and is read for it. */
  readonly besidesRead?: (item: StoredItem & Key, store: DynamoDBDocumentClient) => Promise<Besides>;
}
