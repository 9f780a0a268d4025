import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { RowInThree } from '../../../shared/_parts/versionedList/earlierComparison.ts';
import type { ListedRow } from '../../../shared/_parts/versionedList/listedRow.ts';
import { type Compared, VersionFindings } from '../../../shared/_parts/versionedList/versionFindings.ts';
import { changesPlace, rowsPlace, type StoredVersion, type VersionKey } from '../../_data/versionedList/listVersion.ts';
import {
  changesPerItem,
  numberedEntries,
  type PackedEntry,
  packedEntries,
  writePacked,
} from '../../_data/versionedList/packedList.ts';
import type { VersionedList } from './versionedList.ts';

/** A row of one of the lists at least: its entry in each of them. */
interface Entries {
  readonly earlier: PackedEntry | null;
  readonly before: PackedEntry | null;
  readonly after: PackedEntry | null;
  readonly reference: PackedEntry | null;
}

type List = AsyncIterable<PackedEntry> | Iterable<PackedEntry>;
type Lists = Readonly<Record<Exclude<keyof Entries, 'reference'>, List>> & { readonly reference?: List };

async function* entriesOf(list: List): AsyncGenerator<PackedEntry, null> {
  yield* list;
  return null;
}

/** Lists in the order of their places, side by side. */
export async function* sideBySide({ earlier, before, after, reference = [] }: Lists): AsyncGenerator<Entries> {
  const readers = [entriesOf(earlier), entriesOf(before), entriesOf(after), entriesOf(reference)] as const;
  const heads: (PackedEntry | null)[] = [];
  for (const reader of readers) heads.push((await reader.next()).value);
  for (;;) {
    const at = heads.reduce<string | null>(
      (least, head) => (head && (least === null || head.at < least) ? head.at : least),
      null,
    );
    if (at === null) return;
    const [first = null, second = null, third = null, known = null] = heads.map((head) =>
      head?.at === at ? head : null,
    );
    yield { earlier: first, before: second, after: third, reference: known };
    for (const [place, reader] of readers.entries()) {
      if (heads[place]?.at === at) heads[place] = (await reader.next()).value;
    }
  }
}

/** The rows of the entries. They are often equal: the same text is parsed once. */
function rowsOf(kind: VersionedList, { earlier, before, after, reference }: Entries): RowInThree {
  const known = new Map<string, ListedRow>();
  const read = (entry: PackedEntry | null): ListedRow | null => {
    if (!entry) return null;
    const row = known.get(entry.text) ?? kind.rowOf(entry.text);
    known.set(entry.text, row);
    return row;
  };
  // Of a row that no version lists nothing is said.
  if (!earlier && !before && !after) return { earlier: null, before: null, after: null };
  return {
    ...{ earlier: read(earlier), before: read(before), after: read(after) },
    reference: reference && (JSON.parse(reference.text) as ListedRow),
  };
}

/** The versions that a version is compared with: the one that it follows, and the one of some time ago. */
export interface ComparedBy {
  readonly comparedWith: StoredVersion['comparedWith'];
  readonly comparedSince: StoredVersion['comparedWith'];
}

/**
 * Compares the rows of a version (by code) with those of another, and with those of some time ago, stores what differs, and answers the counts with what
 * needs a second person.
 */
export async function compareVersions(
  store: DynamoDBDocumentClient,
  kind: VersionedList,
  of: VersionKey & Pick<StoredVersion, 'comparisonId'>,
  rows: List,
  { comparedWith, comparedSince }: ComparedBy,
): Promise<Compared> {
  const rowsIn = (version: StoredVersion['comparedWith']) =>
    version ? packedEntries(store, rowsPlace({ ...of, versionId: version.versionId })) : [];
  const since = comparedSince?.number ?? null;
  const findings = new VersionFindings(kind.columns, kind.namesOf, { hasBase: comparedWith !== null, since });
  const reference = kind.references?.(store) ?? [];
  const lists = { earlier: rowsIn(comparedSince), before: rowsIn(comparedWith), after: rows, reference };
  for await (const entries of sideBySide(lists)) findings.add(rowsOf(kind, entries));
  const { compared, changes } = findings.found();
  for (const [change, found] of changes)
    await writePacked(store, changesPlace(of, change), numberedEntries(found), changesPerItem);
  return compared;
}
