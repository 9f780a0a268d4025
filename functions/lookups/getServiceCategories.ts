import { offeredServiceCategories } from '../../shared/_field/lookups.ts';
import type { lookupsApi } from '../../shared/lookups/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { asLookupItem } from './asLookupItem.ts';

export const getServiceCategories: Operation<typeof lookupsApi.endpoints.getServiceCategories> = async () =>
  offeredServiceCategories.map(asLookupItem);
