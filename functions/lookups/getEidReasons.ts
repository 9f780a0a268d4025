import { eidReasons } from '../../shared/_field/lookups.ts';
import type { lookupsApi } from '../../shared/lookups/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { asLookupItem } from './asLookupItem.ts';

export const getEidReasons: Operation<typeof lookupsApi.endpoints.getEidReasons> = async () =>
  eidReasons.map(asLookupItem);
