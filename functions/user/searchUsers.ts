import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { lastSignInAges, UserRow, userApi } from '../../shared/user/routes.ts';
import { searchPeople } from '../_data/user/people.ts';
import type { Operation } from '../_kit/context.ts';
import { peopleScope } from './ownPeople.ts';
import { rowsOf } from './shownUser.ts';

/** For one answer at most so many pages are looked through for the few who match. */
const mostPages = 5;

const dayMs = 86_400_000;
const agesInDays = { over30: 30, over90: 90 } as const;

/** Whether the last sign-in of a person is as long ago as is asked for, or not on record. */
function isLongAgo({ lastSignInOn }: UserRow, wanted: (typeof lastSignInAges)[number], today: string): boolean {
  if (wanted === 'unknown' || lastSignInOn === null) return wanted === 'unknown' && lastSignInOn === null;
  return Date.parse(today) - Date.parse(lastSignInOn) > agesInDays[wanted] * dayMs;
}

/** People by the beginning of a word, or by Emirates ID; without a text all of them by name; of these who has the role and the state. */
export const searchUsers: Operation<typeof userApi.endpoints.searchUsers> = async ({ body }, ctx) => {
  const { facilityId, role, state, lastSignIn, ...wanted } = body;
  const today = emiratesDateOf(ctx.now());
  const scope = await peopleScope(ctx, facilityId);
  const isWanted = (row: UserRow): boolean =>
    (role === undefined || row.roles.includes(role)) &&
    (state === undefined || row.state === state) &&
    (lastSignIn === undefined || isLongAgo(row, lastSignIn, today));
  const items: UserRow[] = [];
  let cursor: string | null | undefined = wanted.cursor;
  for (let at = 0; at < mostPages && cursor !== null && items.length < wanted.take; at += 1) {
    const page = await searchPeople(ctx.store, scope, { ...wanted, take: wanted.take - items.length, cursor });
    items.push(...(await rowsOf(ctx, page.items)).filter(isWanted));
    cursor = page.nextCursor;
  }
  return { items, nextCursor: cursor ?? null, total: null };
};
