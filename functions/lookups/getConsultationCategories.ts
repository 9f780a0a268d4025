import { consultationCategories } from '../../shared/_field/lookups.ts';
import type { lookupsApi } from '../../shared/lookups/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { asLookupItem } from './asLookupItem.ts';

export const getConsultationCategories: Operation<typeof lookupsApi.endpoints.getConsultationCategories> = async () =>
  consultationCategories.map(asLookupItem);
