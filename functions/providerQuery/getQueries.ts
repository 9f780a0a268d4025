import type { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { isActive, listQueries, type StoredQuery } from '../_data/providerQuery/providerQuery.ts';
import type { Operation } from '../_kit/context.ts';
import { callersList, rowOf } from './ownQuery.ts';

export const getQueries: Operation<typeof providerQueryApi.endpoints.getQueries> = async ({ query }, ctx) => {
  const { state = 'active', category, whose, ...page } = query;
  const isOfActive = state === 'active' || isActive({ state });
  const list = callersList(ctx, isOfActive ? 'active' : 'settled');
  const side = 'payerId' in list ? 'insurer' : 'provider';
  const isOfState = (found: StoredQuery) => (state === 'active' ? isActive(found) : found.state === state);
  // A facility that names no state sees all of its questions; the insurer's people see what waits.
  const isAnyState = side === 'provider' && query.state === undefined;
  const matches = (found: StoredQuery): boolean =>
    (isAnyState || isOfState(found)) &&
    (category === undefined || found.category === category) &&
    (whose === 'all' || ctx.user.userId === (side === 'insurer' ? found.holder?.userId : found.openedBy));
  return listQueries(ctx.store, list, page, (found) => (matches(found) ? rowOf(found, side, ctx.now()) : null));
};
