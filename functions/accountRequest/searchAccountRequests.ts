import type { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { listAccountRequests } from '../_data/accountRequest/accountRequest.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { ownDesk } from './ownDesk.ts';
import { shownRequest } from './shownRequest.ts';

export const searchAccountRequests: Operation<typeof accountRequestApi.endpoints.searchAccountRequests> = async (
  { query },
  ctx,
) => {
  const desk = await ownDesk(ctx);
  const page = await listAccountRequests(ctx.store, desk, query);
  const searched =
    desk === 'portal' ? { entity: 'accountDesk', id: desk } : { entity: 'facility', id: desk.facilityId };
  const shown = page.items.map(({ accountRequestId }) => accountRequestId);
  await auditSearch(ctx, searched, { criteria: query, shown });
  return { ...page, items: page.items.map(shownRequest) };
};
