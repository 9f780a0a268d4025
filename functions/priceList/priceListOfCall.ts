import { findFacilityByLicense } from '../_data/facility/facility.ts';
import type { ListKey } from '../_data/versionedList/listVersion.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { payerOfList } from '../_parts/versionedList/payerOfList.ts';

/** The price list of a payer for a provider, which has the list's place by its id: a licence may change. */
export async function priceListFor(
  { store }: Pick<Wiring, 'store'>,
  { payerId }: ListKey,
  facilityLicense: string,
): Promise<ListKey | null> {
  const facility = await findFacilityByLicense(store, facilityLicense);
  return facility && { payerId, listId: facility.facilityId };
}

/** The price list that a call is about: of the caller's own payer, and of a provider that there is. */
export async function priceListOfCall(
  ctx: SessionContext,
  { payerId, facilityLicense }: { readonly payerId?: number | undefined; readonly facilityLicense: string },
): Promise<ListKey> {
  const list = await priceListFor(ctx, { payerId: await payerOfList(ctx, payerId) }, facilityLicense);
  if (!list) throw fail('notFound');
  return list;
}
