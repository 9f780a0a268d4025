import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Drug } from '../../shared/formulary/drug.ts';
import {
  type ChangeKind,
  changeKinds,
  type DrugChange,
  drugChange,
  farthestMove,
} from '../../shared/formulary/drugChange.ts';
import { type DrugInThree, EarlierComparison } from '../../shared/formulary/earlierComparison.ts';
import type { DrugDifference } from '../../shared/formulary/formularyModel.ts';
import { VersionComparison } from '../../shared/formulary/guardRails.ts';
import { drugOfText } from '../_data/formulary/drugs.ts';
import { changesPlace, drugsPlace, type StoredVersion } from '../_data/formulary/formularyVersion.ts';
import { type PackedEntry, packedEntries, writePacked } from '../_data/formulary/packedList.ts';

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

/** Prices that move farthest come first: a misplaced decimal point is on the first page. */
const inOrder = (kind: ChangeKind | 'overTime', changes: readonly DrugDifference[]): readonly DrugDifference[] =>
  kind === 'price' || kind === 'overTime'
    ? [...changes].sort((one, other) => farthestMove(other) - farthestMove(one))
    : changes;

const numbered = (changes: readonly DrugDifference[]): PackedEntry[] =>
  changes.map((change, at) => ({ at: String(at).padStart(7, '0'), text: JSON.stringify(change) }));

const changesPerItem = 100;

/** What a comparison found, as the version's record keeps it. */
export type Compared = Pick<StoredVersion, 'rows' | 'counts' | 'rails' | 'movedOverTime'>;

type ChangesByKind = ReadonlyMap<ChangeKind, DrugDifference[]>;

/** A drug as people know it. */
type Named = Pick<DrugDifference, 'code' | 'packageName'>;

const named = ({ code, texts }: Drug): Named => ({ code, packageName: texts.packageName ?? '' });
const difference = (drug: Named, { kinds, columns }: DrugChange): DrugDifference => ({
  ...drug,
  kinds: [...kinds],
  columns: [...columns],
});

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

/** What the comparisons count and find, drug by drug. */
class Findings {
  readonly comparison = new VersionComparison();
  readonly overTime = new EarlierComparison<Named>();
  readonly changes: ChangesByKind;

  constructor(hasBase: boolean) {
    this.changes = new Map(hasBase ? changeKinds.map((kind) => [kind, []]) : []);
  }

  add(entries: Entries): void {
    const drugs = drugsOf(entries);
    const { before, after } = drugs;
    const change = before === after ? null : drugChange(before, after);
    this.comparison.add(before, after, change);
    const shown = after ?? before ?? drugs.earlier;
    if (!shown) return;
    this.overTime.add(drugs, named(shown));
    if (!change) return;
    for (const kind of change.kinds) this.changes.get(kind)?.push(difference(named(shown), change));
  }
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
  const findings = new Findings(comparedWith !== null);
  for await (const entries of sideBySide({
    earlier: drugsIn(comparedSince),
    before: drugsIn(comparedWith),
    after: drugs,
  }))
    findings.add(entries);
  const { comparison, overTime, changes } = findings;
  const late = comparedSince && overTime.found(comparedSince.number);
  const moved = (late?.moved ?? []).map((each) => difference(each.named, each.change));
  for (const [kind, found] of [...changes, ['overTime', moved] as const])
    await writePacked(store, changesPlace(of, kind), numbered(inOrder(kind, found)), changesPerItem);
  return {
    ...{ rows: comparison.rows, counts: comparison.changes, movedOverTime: moved.length },
    rails: [...comparison.rails(), ...(late?.rails ?? [])],
  };
}
