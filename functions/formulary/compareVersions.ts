import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Drug } from '../../shared/formulary/drug.ts';
import type { DrugInThree } from '../../shared/formulary/earlierComparison.ts';
import { type Compared, VersionFindings } from '../../shared/formulary/versionFindings.ts';
import { drugOfText } from '../_data/formulary/drugs.ts';
import { changesPlace, drugsPlace, type StoredVersion } from '../_data/formulary/formularyVersion.ts';
import {
  changesPerItem,
  numberedEntries,
  type PackedEntry,
  packedEntries,
  writePacked,
} from '../_data/formulary/packedList.ts';

type Version = Pick<StoredVersion, 'payerId' | 'versionId'>;

/** A drug of one of the versions at least: its entry in each of them. */
interface Entries {
  readonly earlier: PackedEntry | null;
  readonly before: PackedEntry | null;
  readonly after: PackedEntry | null;
}

type Lists = Readonly<Record<keyof Entries, AsyncIterable<PackedEntry> | Iterable<PackedEntry>>>;

async function* entriesOf(list: Lists['after']): AsyncGenerator<PackedEntry, null> {
  yield* list;
  return null;
}

/** Lists in the order of their places, side by side. */
async function* sideBySide({ earlier, before, after }: Lists): AsyncGenerator<Entries> {
  const readers = [entriesOf(earlier), entriesOf(before), entriesOf(after)] as const;
  const heads: (PackedEntry | null)[] = [];
  for (const reader of readers) heads.push((await reader.next()).value);
  for (;;) {
    const at = heads.reduce<string | null>(
      (least, head) => (head && (least === null || head.at < least) ? head.at : least),
      null,
    );
    if (at === null) return;
    const [first = null, second = null, third = null] = heads.map((head) => (head?.at === at ? head : null));
    yield { earlier: first, before: second, after: third };
    for (const [place, reader] of readers.entries()) {
      if (heads[place]?.at === at) heads[place] = (await reader.next()).value;
    }
  }
}

/** The drugs of entries; equal texts are read once. */
function drugsOf({ earlier, before, after }: Entries): DrugInThree {
  const known = new Map<string, Drug>();
  const read = (entry: PackedEntry | null): Drug | null => {
    if (!entry) return null;
    const drug = known.get(entry.text) ?? drugOfText(entry.text);
    known.set(entry.text, drug);
    return drug;
  };
  return { earlier: read(earlier), before: read(before), after: read(after) };
}

/** The versions that a version is compared with: the one that it follows, and the one of some time ago. */
export interface ComparedBy {
  readonly comparedWith: StoredVersion['comparedWith'];
  readonly comparedSince: StoredVersion['comparedWith'];
}

/**
 * Compares the drugs of a version (by code) with those of another, and with those of some time ago, stores what differs, and answers the counts with what
 * needs a second person. Of a first version nothing is stored: all of it is new.
 */
export async function compareVersions(
  store: DynamoDBDocumentClient,
  of: Version & Pick<StoredVersion, 'comparisonId'>,
  drugs: Lists['after'],
  { comparedWith, comparedSince }: ComparedBy,
): Promise<Compared> {
  const drugsIn = (version: StoredVersion['comparedWith']) =>
    version ? packedEntries(store, drugsPlace({ ...of, versionId: version.versionId })) : [];
  const findings = new VersionFindings(comparedWith !== null);
  const lists = { earlier: drugsIn(comparedSince), before: drugsIn(comparedWith), after: drugs };
  for await (const entries of sideBySide(lists)) findings.add(drugsOf(entries));
  const { compared, changes } = findings.found(comparedSince?.number ?? null);
  for (const [kind, found] of changes)
    await writePacked(store, changesPlace(of, kind), numberedEntries(found), changesPerItem);
  return compared;
}
