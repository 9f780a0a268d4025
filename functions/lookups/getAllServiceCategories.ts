import { serviceCategories } from '../../shared/_field/lookups.ts';
import type { lookupsApi } from '../../shared/lookups/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { asLookupItem } from './asLookupItem.ts';

export const getAllServiceCategories: Operation<typeof lookupsApi.endpoints.getAllServiceCategories> = async () =>
  serviceCategories.map(asLookupItem);
