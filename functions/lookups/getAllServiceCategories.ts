import type { lookupsApi } from '../../shared/api/lookups.ts';
import { serviceCategories } from '../../shared/model/lookups.ts';
import type { Operation } from '../_kit/context.ts';
import { asLookupItem } from './asLookupItem.ts';

export const getAllServiceCategories: Operation<typeof lookupsApi.endpoints.getAllServiceCategories> = async () =>
  serviceCategories.map(asLookupItem);
