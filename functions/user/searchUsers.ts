import type { UserRow, userApi } from '../../shared/user/routes.ts';
import { searchPeople } from '../_data/user/people.ts';
import type { Operation } from '../_kit/context.ts';
import { peopleScope } from './ownPeople.ts';
import { rowOf } from './shownUser.ts';

/** For one answer at most so many pages are looked through for the few who match. */
const mostPages = 5;

/** People by the beginning of a word, or by Emirates ID; without a text all of them by name; of these who has the role and the state. */
export const searchUsers: Operation<typeof userApi.endpoints.searchUsers> = async ({ body }, ctx) => {
  const { facilityId, role, state, ...wanted } = body;
  const scope = await peopleScope(ctx, facilityId);
  const isWanted = (row: UserRow): boolean =>
    (role === undefined || row.roles.includes(role)) && (state === undefined || row.state === state);
  const items: UserRow[] = [];
  let cursor: string | null | undefined = wanted.cursor;
  for (let at = 0; at < mostPages && cursor !== null && items.length < wanted.take; at += 1) {
    const page = await searchPeople(ctx.store, scope, { ...wanted, take: wanted.take - items.length, cursor });
    items.push(...page.items.map((user) => rowOf(user, ctx.now())).filter(isWanted));
    cursor = page.nextCursor;
  }
  return { items, nextCursor: cursor ?? null, total: null };
};
