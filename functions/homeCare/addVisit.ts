import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { visitPut } from '../_data/homeCare/episode.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { checkDayInCare } from './checkDay.ts';
import { episodeInCare, episodePut } from './ownEpisode.ts';

const { addVisit: endpoint } = homeCareApi.endpoints;

async function prepare(body: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const found = await episodeInCare(ctx, body);
  const { episodeId, service, minutes, note } = body;
  const { approvedUntil, visits, lastVisitOn } = found;
  const visitedOn = checkDayInCare('visitedOn', body.visitedOn, found, { now: ctx.now(), approvedUntil });
  const entered = {
    ...{ visitId: ctx.newId(), visitedOn, service, minutes, note: note || null },
    ...{ byName: ctx.user.displayName, at: ctx.now().toISOString() },
  };
  const counted = {
    visits: { ...visits, [service]: (visits[service] ?? 0) + 1 },
    lastVisitOn: lastVisitOn !== null && lastVisitOn > visitedOn ? lastVisitOn : visitedOn,
  };
  return { data: { episodeId }, items: [episodePut(found, counted), visitPut(found, entered)] };
}

/** Enters a visit, and counts it on the episode by its service. */
export const addVisit: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
