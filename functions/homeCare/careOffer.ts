import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { careAt, offerPut } from '../_data/homeCare/careOffer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { homeCareFacility } from './ownFacility.ts';

const { endpoints } = homeCareApi;

export const getCareOffer: Operation<typeof endpoints.getCareOffer> = async (_, ctx) => {
  const { facilityId } = await homeCareFacility(ctx);
  const [known] = await careAt(ctx.store, [facilityId]);
  const { services = [], places = 0, version = 0 } = known?.offer ?? {};
  return { services, places, version, patients: known?.patients ?? 0 };
};

/** A provider says itself what it offers: those who move patients go by it. */
export const setCareOffer: Operation<typeof endpoints.setCareOffer> = async ({ body }, ctx) => {
  const { facilityId } = await homeCareFacility(ctx);
  const { services, places, version: seen } = body;
  await once(ctx, endpoints.setCareOffer, async () => {
    const [known] = await careAt(ctx.store, [facilityId]);
    const before = known?.offer ?? null;
    if ((before?.version ?? 0) !== seen) throw fail('changedMeanwhile');
    const after = { ...before, facilityId, services: [...new Set(services)], places, version: seen + 1 };
    ctx.audited({ entity: 'careOffer', id: facilityId, before: before ?? undefined, after });
    return { data: null, items: [offerPut(after)] };
  });
  return null;
};
