import type { lookupListApi } from '../../shared/lookupList/routes.ts';
import { listChanges } from '../_data/lookupList/keptChange.ts';
import type { Operation } from '../_kit/context.ts';

export const searchLookupChanges: Operation<typeof lookupListApi.endpoints.searchLookupChanges> = ({ body }, ctx) =>
  listChanges(ctx.store, body.list, body);
