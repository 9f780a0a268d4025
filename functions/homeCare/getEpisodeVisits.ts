import { isResponsibleOn } from '../../shared/homeCare/responsibility.ts';
import type { homeCareApi } from '../../shared/homeCare/routes.ts';
import { listVisits } from '../_data/homeCare/episode.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { overseenCase } from '../_parts/case/caseKind.ts';
import { episodeCase } from './episodeCase.ts';

/** REQ-SPEC-14: a provider that had the patient in its care before reads the visits of its own days. */
export const getEpisodeVisits: Operation<typeof homeCareApi.endpoints.getEpisodeVisits> = async (
  { query: { episodeId, ...page } },
  ctx,
) => {
  const { found, side } = await overseenCase(ctx, episodeCase, episodeId);
  if (side === 'onlooker') throw fail('notAllowed');
  const isFormer = side === 'formerProvider';
  const facilityId = ctx.party.kind === 'facility' ? ctx.party.facilityId : '';
  const visits = await listVisits(
    ctx.store,
    found,
    page,
    (day) => !isFormer || isResponsibleOn(found.responsible, facilityId, day),
  );
  // Who neither cares nor has cared for the patient needs to know that there was a visit, and not what the nurse has seen.
  if (side === 'provider' || isFormer) return visits;
  return { ...visits, items: visits.items.map((each) => ({ ...each, note: null })) };
};
