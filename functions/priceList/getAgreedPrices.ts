import type { priceListApi } from '../../shared/priceList/routes.ts';
import { searchRows } from '../_data/versionedList/listedRows.ts';
import { contractPrices } from '../_data/versionedList/listPointer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { priceList } from './priceList.ts';

/** The prices in force between a payer and the caller's facility: nothing of a version that waits, and nothing of another provider. */
export const getAgreedPrices: Operation<typeof priceListApi.endpoints.getAgreedPrices> = async ({ query }, ctx) => {
  if (ctx.scope.kind !== 'facility') throw fail('notFound');
  const { facilityId } = ctx.scope;
  const version = await contractPrices(ctx.store, { facilityId, payerId: query.payerId }, ctx.now());
  if (!version) return { items: [], nextCursor: null, total: null };
  return searchRows(ctx.store, version, priceList, query);
};
