import type { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { requestOfDesk } from './ownDesk.ts';
import { shownRequest } from './shownRequest.ts';

export const getAccountRequest: Operation<typeof accountRequestApi.endpoints.getAccountRequest> = async (
  { query },
  ctx,
) => {
  const request = await requestOfDesk(ctx, query.accountRequestId);
  ctx.audited({ entity: 'user', id: request.userId });
  return shownRequest(request);
};
