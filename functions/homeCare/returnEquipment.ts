import { homeCareApi } from '../../shared/homeCare/routes.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { checkDayInCare } from './checkDay.ts';
import { returnedAt } from './equipment.ts';
import { episodeInCare, episodePut } from './ownEpisode.ts';

const { returnEquipment: endpoint } = homeCareApi.endpoints;

async function prepare(body: BodyOf<typeof endpoint>, ctx: ContextOf<typeof endpoint>) {
  const found = await episodeInCare(ctx, body);
  const { episodeId, lineId } = body;
  const line = found.equipment.find((each) => each.lineId === lineId);
  if (!line) throw fail('notFound', { field: 'lineId' });
  if (line.returnedOn !== null) throw fail('returnedAlready');
  const on = checkDayInCare('returnedOn', body.returnedOn, found, { now: ctx.now(), from: line.lentOn });
  const { equipment, items } = returnedAt(found, on, lineId);
  return { data: { episodeId }, items: [episodePut(found, { equipment }), ...items] };
}

export const returnEquipment: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
