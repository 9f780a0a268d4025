import { type authorizationDeskApi, mostCountedRequests } from '../../shared/authorizationDesk/routes.ts';
import { authorizations } from '../_data/authorization/authorization.ts';
import type { Operation } from '../_kit/context.ts';
import { deskOf, queueRowOf } from './atDesk.ts';
import { isInView } from './queueViews.ts';

type Get = typeof authorizationDeskApi.endpoints.getDeskCounts;
type Whose = Parameters<typeof isInView>[1]['whose'];

/** Counts the requests that are due first: the cost of the call does not grow with the queue. */
export const getDeskCounts: Operation<Get> = async (_, ctx) => {
  const now = ctx.now();
  const { userId } = ctx.user;
  const list = { payerId: deskOf(ctx), part: 'active' } as const;
  const { items, nextCursor } = await authorizations.list(ctx.store, list, { take: mostCountedRequests }, (value) =>
    queueRowOf(value, now),
  );
  const count = (whose: Whose) => ({
    count: items.filter((row) => isInView(row, { whose, userId, now })).length,
    isMore: nextCursor !== null,
  });
  return {
    mine: count('mine'),
    nobody: count('nobody'),
    overdue: count('overdue'),
    proposed: count('proposed'),
    all: count('all'),
  };
};
