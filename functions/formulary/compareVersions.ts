import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type ChangeKind, changeKinds, drugChange, farthestMove } from '../../shared/formulary/drugChange.ts';
import type { DrugDifference } from '../../shared/formulary/formularyModel.ts';
import { VersionComparison } from '../../shared/formulary/guardRails.ts';
import { drugOfText } from '../_data/formulary/drugs.ts';
import { changesPlace, drugsPlace, type StoredVersion } from '../_data/formulary/formularyVersion.ts';
import { type PackedEntry, packedEntries, writePacked } from '../_data/formulary/packedList.ts';

type Version = Pick<StoredVersion, 'payerId' | 'versionId'>;

/** A drug of either version, or of both: its entry in each. */
interface Pair {
  readonly before: PackedEntry | null;
  readonly after: PackedEntry | null;
}

/** Two lists in the order of their places, side by side. */
async function* inPairs(
  before: AsyncIterable<PackedEntry>,
  after: AsyncIterable<PackedEntry> | Iterable<PackedEntry>,
): AsyncGenerator<Pair> {
  const old = before[Symbol.asyncIterator]();
  let { value: left } = await old.next();
  for await (const right of after) {
    for (; left && left.at < right.at; { value: left } = await old.next()) yield { before: left, after: null };
    if (left?.at !== right.at) yield { before: null, after: right };
    else {
      yield { before: left, after: right };
      ({ value: left } = await old.next());
    }
  }
  for (; left; { value: left } = await old.next()) yield { before: left, after: null };
}

/** Prices that move farthest come first: a misplaced decimal point is on the first page. */
const inOrder = (kind: ChangeKind, changes: readonly DrugDifference[]): readonly DrugDifference[] =>
  kind === 'price' ? [...changes].sort((one, other) => farthestMove(other) - farthestMove(one)) : changes;

const numbered = (changes: readonly DrugDifference[]): PackedEntry[] =>
  changes.map((change, at) => ({ at: String(at).padStart(7, '0'), text: JSON.stringify(change) }));

const changesPerItem = 100;

/** What a comparison found, as the version's record keeps it. */
export type Compared = Pick<StoredVersion, 'rows' | 'counts' | 'rails'>;

type ChangesByKind = ReadonlyMap<ChangeKind, DrugDifference[]>;

/** What becomes of one drug, counted and put among the changes of its kinds. */
function compareDrug(pair: Pair, comparison: VersionComparison, changes: ChangesByKind): void {
  const before = pair.before && drugOfText(pair.before.text);
  const isSame = pair.before?.text === pair.after?.text;
  const after = isSame ? before : pair.after && drugOfText(pair.after.text);
  const change = isSame ? null : drugChange(before, after);
  comparison.add(before, after, change);
  if (!change) return;
  const { code = '', texts } = after ?? before ?? {};
  const difference = {
    code,
    packageName: texts?.packageName ?? '',
    kinds: [...change.kinds],
    columns: [...change.columns],
  };
  for (const kind of change.kinds) changes.get(kind)?.push(difference);
}

/**
 * Compares the drugs of a version (by code) with those of another, stores what differs, and answers the counts with what needs a second person.
 * Of a first version nothing is stored: all of it is new.
 */
export async function compareVersions(
  store: DynamoDBDocumentClient,
  of: Version & Pick<StoredVersion, 'comparisonId'>,
  drugs: AsyncIterable<PackedEntry> | Iterable<PackedEntry>,
  base: Version | null,
): Promise<Compared> {
  const comparison = new VersionComparison();
  const changes: ChangesByKind = new Map(base ? changeKinds.map((kind) => [kind, []]) : []);
  const none = (async function* (): AsyncGenerator<PackedEntry> {})();
  for await (const pair of inPairs(base ? packedEntries(store, drugsPlace(base)) : none, drugs))
    compareDrug(pair, comparison, changes);
  for (const [kind, found] of changes)
    await writePacked(store, changesPlace(of, kind), numbered(inOrder(kind, found)), changesPerItem);
  return { rows: comparison.rows, counts: comparison.changes, rails: comparison.rails() };
}
