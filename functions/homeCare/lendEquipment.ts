import { hasSim, mostOf } from '../../shared/homeCare/care.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { isLent, lentPut } from '../_data/homeCare/episode.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { checkDayInCare } from './checkDay.ts';
import { episodeInCare, episodePut } from './ownEpisode.ts';

const { lendEquipment: endpoint } = homeCareApi.endpoints;

async function prepare(body: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const found = await episodeInCare(ctx, body);
  const { episodeId, kind, deviceIdentifier = null } = body;
  if (deviceIdentifier === null && hasSim(kind)) throw invalid('deviceIdentifier', 'deviceMissing');
  const lentOn = checkDayInCare('lentOn', body.lentOn, found, { now: ctx.now() });
  if (found.equipment.length >= mostOf.equipment) throw fail('tooMuchEquipment');
  if (deviceIdentifier !== null && (await isLent(ctx.store, deviceIdentifier)))
    throw fail('deviceLentAlready', { field: 'deviceIdentifier' });
  const line = { lineId: ctx.newId(), kind, deviceIdentifier, lentOn, returnedOn: null };
  const lent = deviceIdentifier === null ? [] : [lentPut(found, deviceIdentifier)];
  return { data: { episodeId }, items: [episodePut(found, { equipment: [...found.equipment, line] }), ...lent] };
}

/** A device is with one patient at a time: the write holds only while nobody has it. */
export const lendEquipment: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
