import type { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { listAccountRequests } from '../_data/accountRequest/accountRequest.ts';
import type { Operation } from '../_kit/context.ts';
import { ownDesk } from './ownDesk.ts';
import { shownRequest } from './shownRequest.ts';

export const searchAccountRequests: Operation<typeof accountRequestApi.endpoints.searchAccountRequests> = async (
  { query },
  ctx,
) => {
  const page = await listAccountRequests(ctx.store, await ownDesk(ctx), query);
  return { ...page, items: page.items.map(shownRequest) };
};
