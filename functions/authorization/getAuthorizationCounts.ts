import { statesOf } from '../../shared/_parts/life.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { countAuthorizations } from '../_data/authorization/authorizationCounts.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type Get = typeof authorizationApi.endpoints.getAuthorizationCounts;

export const getAuthorizationCounts: Operation<Get> = async (_, { scope, store }) => {
  if (scope.kind === 'all') throw fail('notFound');
  const counts = await countAuthorizations(store, scope);
  return { counts: statesOf(authorizationLife).map((state) => ({ state, count: counts.get(state) ?? 0 })) };
};
