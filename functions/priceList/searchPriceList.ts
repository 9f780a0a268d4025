import type { priceListApi } from '../../shared/priceList/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { rowsInForce } from '../_parts/versionedList/listCalls.ts';
import { priceList } from './priceList.ts';
import { priceListOfCall } from './priceListOfCall.ts';

/** Prices of the version in force. */
export const searchPriceList: Operation<typeof priceListApi.endpoints.searchPriceList> = async ({ query }, ctx) =>
  rowsInForce(ctx, priceList, await priceListOfCall(ctx, query), query);
