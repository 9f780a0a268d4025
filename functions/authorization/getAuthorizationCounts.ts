import { statesOf } from '../../shared/_parts/life.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { countAuthorizations } from '../_data/authorization/authorizationCounts.ts';
import { countEntries } from '../_data/authorization/authorizationEntries.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type Get = typeof authorizationApi.endpoints.getAuthorizationCounts;

const mostCounted = 100;

export const getAuthorizationCounts: Operation<Get> = async (_, { scope, store }) => {
  if (scope.kind === 'all') throw fail('notFound');
  const [counts, review] = await Promise.all([
    countAuthorizations(store, scope),
    countEntries(store, scope, { by: 'review', value: 'open' }, mostCounted),
  ]);
  return { review, counts: statesOf(authorizationLife).map((state) => ({ state, count: counts.get(state) ?? 0 })) };
};
