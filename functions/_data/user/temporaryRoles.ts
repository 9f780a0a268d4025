import type { SessionUser } from '../../../shared/_contract/sessionUser.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import type { User } from './user.ts';

type Holder = Pick<User, 'roles' | 'temporaryRoles'>;

/** The temporary roles of a user that hold at this moment. */
export const temporaryRolesAt = ({ temporaryRoles }: Holder, now: Date): User['temporaryRoles'] =>
  temporaryRoles.filter(({ endsAt }) => endsAt > now.toISOString());

/** All roles that a user holds at this moment, each once: those without an end, and those whose end has not come. */
export const rolesAt = (user: Holder, now: Date): Role[] => [
  ...new Set([...user.roles, ...temporaryRolesAt(user, now).map(({ role }) => role)]),
];

/** The roles with an end that a session of this user has only until then. */
export const endingRolesOf = (user: Holder, now: Date): NonNullable<SessionUser['endingRoles']> =>
  temporaryRolesAt(user, now)
    .filter(({ role }) => !user.roles.includes(role))
    .map(({ role, endsAt }) => ({ role, endsAt }));
