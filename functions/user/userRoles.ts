import { givableRoles } from '../../shared/_field/givenRoles.ts';
import { conflictOf, type RoleConflict } from '../../shared/_field/rolePairs.ts';
import type { Role } from '../../shared/_field/roles.ts';
import type { HeldRole } from '../../shared/user/routes.ts';
import { accountsOfPerson } from '../_data/user/people.ts';
import { shownNumberOf } from '../_data/user/personNumbers.ts';
import { rolesAt, temporaryRolesAt } from '../_data/user/temporaryRoles.ts';
import type { User } from '../_data/user/user.ts';
import { fail } from '../_kit/failure.ts';
import type { ActingContext } from './actingContext.ts';

/** Whether the caller may give and take a role: by rights without an end only, so that a temporary right leaves nothing behind. */
export const mayGive = (caller: User, role: Role): boolean => givableRoles(caller.roles).includes(role);

/** All roles that a person holds, by every account with their Emirates ID. */
export async function rolesOfPerson(ctx: ActingContext, user: User): Promise<Role[]> {
  const found = await accountsOfPerson(ctx.store, shownNumberOf(user));
  // Another person's claim of a number on record takes no role from its holder.
  const isTheirs = (other: User) => user.emiratesId === null || other.emiratesId === user.emiratesId;
  const others = found.filter((other) => other.userId !== user.userId && isTheirs(other));
  return [user, ...others].flatMap((each) => rolesAt(each, ctx.now()));
}

const refusalOf = (wanted: Role, { role, because }: RoleConflict) =>
  fail('rolesMustNotMeet', { field: 'role', values: { role: wanted, other: role }, data: { because } });

/** Refuses roles that must not meet in one person. */
export function checkPairs(held: readonly Role[], wanted: readonly Role[]): void {
  for (const role of wanted) {
    const conflict = conflictOf([...held, ...wanted], role);
    if (conflict) throw refusalOf(role, conflict);
  }
}

/** Refuses a role that the caller may not give (403), or that must not meet one that the person holds by any account (409). */
export async function checkGiving(ctx: ActingContext, caller: User, user: User, role: Role): Promise<void> {
  if (!mayGive(caller, role)) throw fail('notAllowed');
  checkPairs(await rolesOfPerson(ctx, user), [role]);
}

/** The roles of a user as their administrators see them. */
export function heldRoles(ctx: ActingContext, caller: User, user: User): HeldRole[] {
  const isTakeable = (role: Role) => mayGive(caller, role);
  const lasting = user.roles.map((role): HeldRole => {
    const grant = user.roleGrants.findLast((each) => each.role === role);
    const [givenBy, givenAt] = [grant?.byName ?? null, grant?.at ?? null];
    return { role, endsAt: null, givenBy, givenAt, reason: null, isTakeable: isTakeable(role) };
  });
  const ending = temporaryRolesAt(user, ctx.now()).map(
    (each): HeldRole => ({ ...each, isTakeable: isTakeable(each.role) }),
  );
  return [...lasting, ...ending];
}
