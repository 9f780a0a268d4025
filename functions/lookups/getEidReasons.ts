import type { lookupsApi } from '../../shared/api/lookups.ts';
import { eidReasons } from '../../shared/model/lookups.ts';
import type { Operation } from '../_kit/context.ts';
import { asLookupItem } from './asLookupItem.ts';

export const getEidReasons: Operation<typeof lookupsApi.endpoints.getEidReasons> = async () =>
  eidReasons.map(asLookupItem);
