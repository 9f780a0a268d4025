import type { ListedRow } from '../../../shared/_parts/versionedList/listedRow.ts';
import type { Maker } from '../../_data/approval/maker.ts';
import { rowEntry, wordPlaces } from '../../_data/versionedList/listedRows.ts';
import { pointerPut, readPointer } from '../../_data/versionedList/listPointer.ts';
import {
  findVersion,
  type ListKey,
  newVersionPut,
  rowsPlace,
  type StoredVersion,
  wordsPlace,
} from '../../_data/versionedList/listVersion.ts';
import { type PackedEntry, writePacked } from '../../_data/versionedList/packedList.ts';
import { fail } from '../../_kit/failure.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { comparedBy } from './baseOf.ts';
import { compareVersions } from './compareVersions.ts';
import { forgetVersions } from './forgetVersions.ts';
import type { VersionedList } from './versionedList.ts';

/** A list that was read whole and has nothing wrong in it. */
export interface NewVersion extends ListKey {
  readonly versionId: string;
  readonly effectiveOn: string;
  readonly fileName: string;
  readonly fileHash: string;
  readonly maker: Maker;
  /** Who proposed it, where that was a person of the other side. */
  readonly proposer?: Maker;
}

/** Takes in rows in any order, packed as they will be stored: a hundred thousand of them take some fifty megabytes. */
export class RowCollector<Row extends ListedRow> {
  readonly #kind: VersionedList<Row>;
  readonly #rows: PackedEntry[] = [];
  readonly #words: string[] = [];

  constructor(kind: VersionedList<Row>) {
    this.#kind = kind;
  }

  add(row: Row): void {
    this.#rows.push(rowEntry(row));
    this.#words.push(...wordPlaces(this.#kind, row));
  }

  /** The rows by code. */
  rows(): readonly PackedEntry[] {
    return this.#rows.sort((one, other) => (one.at < other.at ? -1 : 1));
  }

  /** The places of their words, in order. */
  words(): readonly string[] {
    return this.#words.sort();
  }
}

/** How many rows an item of a packed list holds. */
export const rowsPerItem = 100;
const wordsPerItem = 1500;

function* wordEntries(words: readonly string[]): Generator<PackedEntry> {
  for (const at of words) yield { at, text: '' };
}

type Staging = Pick<Wiring, 'store' | 'now' | 'newId'>;

/** Stores the version under the payer's next number. Its record comes last: lists without one are read by nobody. */
async function storeVersion(
  ctx: Staging,
  kind: VersionedList,
  version: Omit<StoredVersion, 'number'>,
  forgottenTo: string | null,
): Promise<StoredVersion> {
  const { store } = ctx;
  const numbered = await retryWrite(async () => {
    const pointer = await readPointer(store, version);
    const value = { ...version, number: pointer.lastNumber + 1 };
    const news = value.state === 'waiting' ? await kind.newsOf(ctx, value, 'wait', version.makerId) : [];
    const items = [newVersionPut(value), pointerPut(pointer, { lastNumber: value.number, forgottenTo }), ...news];
    return (await writeTogether(store, items)) ? value : null;
  });
  if (!numbered) throw fail('changedMeanwhile');
  return numbered;
}

/**
 * Stores a list as a version that is in force nowhere, compared with the one that it would follow. What is beyond the guard rails waits for a
 * second person.
 */
export async function stageVersion<Row extends ListedRow>(
  ctx: Staging,
  kind: VersionedList<Row>,
  { maker, ...about }: NewVersion,
  collected: RowCollector<Row>,
): Promise<StoredVersion> {
  const known = await findVersion(ctx.store, about);
  if (known) return known;
  const forgottenTo = await forgetVersions(ctx, about);
  const comparisonId = ctx.newId();
  const rows = collected.rows();
  await writePacked(ctx.store, rowsPlace(about), rows, rowsPerItem);
  await writePacked(ctx.store, wordsPlace(about), wordEntries(collected.words()), wordsPerItem);
  const versions = comparedBy(await readPointer(ctx.store, about), about, ctx.now());
  const compared = await compareVersions(ctx.store, kind, { ...about, comparisonId }, rows, versions);
  const state = compared.rails.length > 0 ? 'waiting' : 'staged';
  const version = {
    ...about,
    ...maker,
    ...compared,
    ...versions,
    comparisonId,
    state,
    decided: null,
    edition: 1,
  } as const;
  return storeVersion(ctx, kind, version, forgottenTo);
}
