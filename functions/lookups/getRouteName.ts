import { routeOfProductForm } from '../../shared/_field/lookupLists/prescribing.ts';
import type { lookupsApi } from '../../shared/lookups/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';

export const getRouteName: Operation<typeof lookupsApi.endpoints.getRouteName> = async ({ query }) => {
  const route = routeOfProductForm(query.productForm);
  return route ? { ...route } : noRecord;
};
