import type { userApi } from '../../shared/user/routes.ts';
import { searchPeople } from '../_data/user/people.ts';
import type { Operation } from '../_kit/context.ts';
import { peopleScope } from './ownPeople.ts';
import { rowOf } from './shownUser.ts';

/** People by the beginning of a word, or by Emirates ID; without a text all of them by name. */
export const searchUsers: Operation<typeof userApi.endpoints.searchUsers> = async ({ body }, ctx) => {
  const { facilityId, ...wanted } = body;
  const page = await searchPeople(ctx.store, await peopleScope(ctx, facilityId), wanted);
  return { ...page, items: page.items.map((user) => rowOf(user, ctx.now())) };
};
