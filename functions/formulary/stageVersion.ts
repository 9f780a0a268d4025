import type { Drug } from '../../shared/formulary/drug.ts';
import type { Maker } from '../_data/approval/maker.ts';
import { drugEntry, wordPlaces } from '../_data/formulary/drugs.ts';
import { pointerPut, readPointer } from '../_data/formulary/formularyPointer.ts';
import {
  drugsPlace,
  findVersion,
  newVersionPut,
  type StoredVersion,
  wordsPlace,
} from '../_data/formulary/formularyVersion.ts';
import { type PackedEntry, writePacked } from '../_data/formulary/packedList.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { writeTogether } from '../_store/transaction.ts';
import { comparedBy } from './baseOf.ts';
import { compareVersions } from './compareVersions.ts';
import { forgetVersions } from './forgetVersions.ts';
import { formularyNews } from './formularyNews.ts';

/** A list of drugs that was read whole and has nothing wrong in it. */
export interface NewFormulary {
  readonly versionId: string;
  readonly payerId: OwnPayerId;
  readonly effectiveOn: string;
  readonly fileName: string;
  readonly fileHash: string;
  readonly maker: Maker;
}

/** Takes in drugs in any order, packed as they will be stored: a hundred thousand of them take some fifty megabytes. */
export class DrugCollector {
  readonly #drugs: PackedEntry[] = [];
  readonly #words: string[] = [];

  add(drug: Drug): void {
    this.#drugs.push(drugEntry(drug));
    this.#words.push(...wordPlaces(drug));
  }

  /** The drugs by code. */
  drugs(): readonly PackedEntry[] {
    return this.#drugs.sort((one, other) => (one.at < other.at ? -1 : 1));
  }

  /** The places of their words, in order. */
  words(): readonly string[] {
    return this.#words.sort();
  }
}

const drugsPerItem = 100;
const wordsPerItem = 1500;

function* wordEntries(words: readonly string[]): Generator<PackedEntry> {
  for (const at of words) yield { at, text: '' };
}

type Staging = Pick<Wiring, 'store' | 'now' | 'newId'>;

/** Stores the version under the payer's next number. Its record comes last: lists without one are read by nobody. */
async function storeVersion(
  ctx: Staging,
  version: Omit<StoredVersion, 'number'>,
  forgottenTo: string | null,
): Promise<StoredVersion> {
  const { store } = ctx;
  const numbered = await retryWrite(async () => {
    const pointer = await readPointer(store, version.payerId);
    const value = { ...version, number: pointer.lastNumber + 1 };
    const news = value.state === 'waiting' ? await formularyNews(ctx, value, 'wait', version.makerId) : [];
    const items = [newVersionPut(value), pointerPut(pointer, { lastNumber: value.number, forgottenTo }), ...news];
    return (await writeTogether(store, items)) ? value : null;
  });
  if (!numbered) throw fail('changedMeanwhile');
  return numbered;
}

/**
 * Stores a list of drugs as a version that is in force nowhere, compared with the one that it would follow. What is beyond the guard rails waits for a
 * second person.
 */
export async function stageVersion(
  ctx: Staging,
  { maker, ...about }: NewFormulary,
  collected: DrugCollector,
): Promise<StoredVersion> {
  const known = await findVersion(ctx.store, about.payerId, about.versionId);
  if (known) return known;
  const forgottenTo = await forgetVersions(ctx, about.payerId);
  const comparisonId = ctx.newId();
  const drugs = collected.drugs();
  await writePacked(ctx.store, drugsPlace(about), drugs, drugsPerItem);
  await writePacked(ctx.store, wordsPlace(about), wordEntries(collected.words()), wordsPerItem);
  const versions = comparedBy(await readPointer(ctx.store, about.payerId), about, ctx.now());
  const compared = await compareVersions(ctx.store, { ...about, comparisonId }, drugs, versions);
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
  return storeVersion(ctx, version, forgottenTo);
}
