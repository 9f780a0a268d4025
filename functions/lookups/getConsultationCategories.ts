import type { lookupsApi } from '../../shared/api/lookups.ts';
import { consultationCategories } from '../../shared/model/lookups.ts';
import type { Operation } from '../_kit/context.ts';
import { asLookupItem } from './asLookupItem.ts';

export const getConsultationCategories: Operation<typeof lookupsApi.endpoints.getConsultationCategories> = async () =>
  consultationCategories.map(asLookupItem);
