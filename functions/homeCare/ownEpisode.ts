import { isCaring } from '../../shared/homeCare/life.ts';
import { episodes, type StoredEpisode } from '../_data/homeCare/episode.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { seenCase } from '../_parts/case/caseKind.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { episodeCase } from './episodeCase.ts';

interface Seen {
  readonly episodeId: string;
  readonly version: number;
}

/** An episode whose patient is in the care of the caller's facility, as the caller saw it. */
export async function episodeInCare(ctx: SessionContext, { episodeId, version }: Seen): Promise<StoredEpisode> {
  const { found, side } = await seenCase(ctx, episodeCase, episodeId);
  if (side !== 'provider') throw fail('notAllowed');
  if (found.version !== version) throw fail('changedMeanwhile');
  if (!isCaring(found.state)) throw fail('notInThisStatus');
  return found;
}

/** The write of what changes in an episode and is no step of its course. */
export const episodePut = (found: StoredEpisode, changes: Partial<StoredEpisode>): TransactItem =>
  episodes.put({ ...found, ...changes, version: found.version + 1 });
