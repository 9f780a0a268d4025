import type { lookupsApi } from '../../shared/api/lookups.ts';
import { offeredServiceCategories } from '../../shared/model/lookups.ts';
import type { Operation } from '../_kit/context.ts';
import { asLookupItem } from './asLookupItem.ts';

export const getServiceCategories: Operation<typeof lookupsApi.endpoints.getServiceCategories> = async () =>
  offeredServiceCategories.map(asLookupItem);
