import type { homeCareApi } from '../../shared/homeCare/routes.ts';
import { listVisits } from '../_data/homeCare/episode.ts';
import type { Operation } from '../_kit/context.ts';
import { seenCase } from '../_parts/case/caseKind.ts';
import { episodeCase } from './episodeCase.ts';

export const getEpisodeVisits: Operation<typeof homeCareApi.endpoints.getEpisodeVisits> = async (
  { query: { episodeId, ...page } },
  ctx,
) => {
  const { found, side } = await seenCase(ctx, episodeCase, episodeId);
  const visits = await listVisits(ctx.store, found, page);
  // The insurer's people need to know that there was a visit, and not what the nurse has seen.
  return side === 'provider' ? visits : { ...visits, items: visits.items.map((each) => ({ ...each, note: null })) };
};
