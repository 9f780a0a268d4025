import { displayNameOf } from '../../shared/_field/displayName.ts';
import type { UserEvent, userApi } from '../../shared/user/routes.ts';
import { listUserHistory, type UserHistoryEntry } from '../_data/audit/userHistory.ts';
import { getUser } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { knownPerson } from './ownPeople.ts';

/** What an entry may tell of a change; other entries of the trail hold more of a person. */
const told = new Set([
  ...['roles', 'temporaryRole', 'endsAt', 'taken', 'reason', 'access', 'isLocked', 'areSessionsEnded'],
  ...['facilityIds', 'firstName', 'lastName', 'groupOwnerIds', 'subGroupIds', 'clinicianLicense', 'hasSecondFactor'],
]);

function partOf(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = Object.entries(value).filter(([name]) => told.has(name));
  return known.length === 0 ? null : Object.fromEntries(known);
}

/** The names of those who did something with the account, by id. */
async function namesOf(ctx: SessionContext, entries: readonly UserHistoryEntry[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.map(({ actor }) => actor).filter((actor) => actor !== null))];
  const users = await Promise.all(ids.map((id) => getUser(ctx.store, id)));
  return new Map(users.filter((user) => user !== null).map((user) => [user.userId, displayNameOf(user)]));
}

/** A user's history, as the audit trail has it. */
export const getUserHistory: Operation<typeof userApi.endpoints.getUserHistory> = async ({ query }, ctx) => {
  const { userid, ...wanted } = query;
  const { user } = await knownPerson(ctx, userid);
  const page = await listUserHistory(ctx.store, user.userId, wanted);
  const names = await namesOf(ctx, page.items);
  const items = page.items.map(({ at, action, outcome, actor, before, after }): UserEvent => {
    const isOwn = actor === user.userId;
    const byName = actor === null || isOwn ? null : (names.get(actor) ?? null);
    return { at, action, outcome, byName, isOwn, before: partOf(before), after: partOf(after) };
  });
  return { ...page, items };
};
