import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { lastSignInAges, UserRow, userApi } from '../../shared/user/routes.ts';
import { pausedPeople, searchPeople } from '../_data/user/people.ts';
import { pausesOf } from '../_data/user/signIn.ts';
import { signInName } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { readThrough } from '../_store/readThrough.ts';
import { checkPausedSearch, peopleScope } from './ownPeople.ts';
import { rowsOf } from './shownUser.ts';

/** A page is filled from this many reads at most. */
const mostReads = 5;

const dayMs = 86_400_000;
const agesInDays = { over30: 30, over90: 90 } as const;

/** Whether the last sign-in of a person is as long ago as is asked for, or not on record. */
function isLongAgo({ lastSignInOn }: UserRow, wanted: (typeof lastSignInAges)[number], today: string): boolean {
  if (wanted === 'unknown' || lastSignInOn === null) return wanted === 'unknown' && lastSignInOn === null;
  return Date.parse(today) - Date.parse(lastSignInOn) > agesInDays[wanted] * dayMs;
}

/** Those whose sign-in is paused, each with the end of the pause. */
async function pausedOf({ store, now }: SessionContext, rows: readonly UserRow[]): Promise<UserRow[]> {
  const names = rows.map(({ username }) => username);
  const pauses = await pausesOf(store, names, now());
  return rows.flatMap((row) => {
    const pausedUntil = pauses.get(signInName(row.username));
    return pausedUntil === undefined ? [] : [{ ...row, pausedUntil }];
  });
}

/** People by the beginning of a word, or by Emirates ID; without a text all of them by name; of these who has the role and the state. */
export const searchUsers: Operation<typeof userApi.endpoints.searchUsers> = async ({ body }, ctx) => {
  const { facilityId, role, state, lastSignIn, isPaused, ...wanted } = body;
  const now = ctx.now();
  if (isPaused) await checkPausedSearch(ctx);
  const scope = await peopleScope(ctx, facilityId);
  const read = (page: { take: number; cursor?: string | undefined }) =>
    isPaused && wanted.text.trim() === ''
      ? pausedPeople(ctx.store, scope, { ...wanted, ...page, now })
      : searchPeople(ctx.store, scope, { ...wanted, ...page });
  const isWanted = (row: UserRow): boolean =>
    (role === undefined || row.roles.includes(role)) &&
    (state === undefined || row.state === state) &&
    (lastSignIn === undefined || isLongAgo(row, lastSignIn, emiratesDateOf(now)));
  const wantedOf = async (people: Parameters<typeof rowsOf>[1]): Promise<UserRow[]> => {
    const found = (await rowsOf(ctx, people)).filter(isWanted);
    return isPaused ? pausedOf(ctx, found) : found;
  };
  return readThrough({ find: read, rowsOf: wantedOf, mostReads }, wanted);
};
