import type { ActOnAll, EpisodeState } from '../../shared/homeCare/routes.ts';
import { episodes, type StoredEpisode } from '../_data/homeCare/episode.ts';
import type { SessionContext } from '../_kit/context.ts';
import { Failure } from '../_kit/failure.ts';
import { listCases } from '../_parts/case/readCase.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { episodeCase } from './episodeCase.ts';

/** The patients that one call moves: each is a transaction of its own. */
const mostOfOneCall = 20;

type Left = ActOnAll['left'][number]['reason'];

interface Act {
  /** An episode of the provider whose patients are moved, as the caller sees it. */
  readonly found: StoredEpisode;
  /** The state in which the patients are. */
  readonly state: EpisodeState;
  readonly cursor: string | undefined;
  /** The writes for one patient, or why the patient stays out. `isFirst` is true for the first patient of the whole act. */
  readonly writesOf: (episode: StoredEpisode, isFirst: boolean) => Promise<readonly TransactItem[] | Left>;
}

/** Moves a page of the patients of a provider, each for itself: what one refuses does not hold the others up. */
export async function actOnAll(ctx: SessionContext, { found, state, cursor, writesOf }: Act): Promise<ActOnAll> {
  const isOfProvider = ({ facilityId }: StoredEpisode) => facilityId === found.facilityId;
  const asked = { state, whose: 'all', cursor, take: mostOfOneCall } as const;
  const page = await listCases(ctx, episodeCase, asked, isOfProvider);
  const ids = page.items.map(({ episodeId }) => episodeId);
  const patients = await episodes.findAll(ctx.store, ctx.party, ids);
  let moved = 0;
  const left: ActOnAll['left'] = [];
  for (const patient of patients) {
    const { episodeId, episodeNumber } = patient;
    const reason = await moveOne(ctx, await tried(() => writesOf(patient, cursor === undefined && moved === 0)));
    if (reason === null) moved += 1;
    else left.push({ episodeId, episodeNumber, reason });
  }
  return { moved, left, nextCursor: page.nextCursor };
}

/** The writes; a refusal of one patient is the answer that somebody has changed the episode. */
async function tried(prepare: () => Promise<readonly TransactItem[] | Left>): Promise<readonly TransactItem[] | Left> {
  try {
    return await prepare();
  } catch (error) {
    if (error instanceof Failure && ['changedMeanwhile', 'notInThisStatus'].includes(error.code)) return 'changed';
    throw error;
  }
}

async function moveOne({ store }: SessionContext, writes: readonly TransactItem[] | Left): Promise<Left | null> {
  if (typeof writes === 'string') return writes;
  return (await writeTogether(store, [...writes])) ? null : 'changed';
}
