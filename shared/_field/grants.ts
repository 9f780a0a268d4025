import type { Role } from './roles.ts';

/** One way to be let in: a role, a role under one regulator (REQ-ROUTE-60), or a current facility, whatever the role. */
export type Grant = Role | { readonly role: Role; readonly regulatoryId: number } | { readonly hasFacility: true };

/** What of a login decides about grants. */
export interface GrantHolder {
  readonly roles: readonly Role[];
  /** Roles that come with the current facility: they count as roles. */
  readonly facilityRoles: readonly Role[];
  /** The regulator of the current facility or of the user. */
  readonly regulatoryId: number | null;
  readonly facilityId: string | null;
}

/** `Standard` is every login's (REQ-ROUTE-56). */
const holdsRole = ({ roles, facilityRoles }: GrantHolder, role: Role): boolean =>
  role === 'Standard' || roles.includes(role) || facilityRoles.includes(role);

function holds(holder: GrantHolder, grant: Grant): boolean {
  if (typeof grant === 'string') return holdsRole(holder, grant);
  if ('hasFacility' in grant) return holder.facilityId !== null;
  return holder.regulatoryId === grant.regulatoryId && holdsRole(holder, grant.role);
}

/** Whether the login holds one of the grants: one match is enough (REQ-ROUTE-58), an empty list admits nobody (REQ-ROUTE-55). */
export const holdsOneOf = (holder: GrantHolder, grants: readonly Grant[]): boolean =>
  grants.some((grant) => holds(holder, grant));
