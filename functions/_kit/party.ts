import type { SessionUser } from '../../shared/_contract/sessionUser.ts';
import { authorityRoles } from '../../shared/_field/authorityRoles.ts';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { isConnectedRegulator } from '../../shared/_field/regulator.ts';
import type { OwnRegulatoryId } from './ownIds.ts';
import { provenRegulatoryId } from './proof.ts';
import { auditedTenant, type Scope, scopeOf } from './scope.ts';

/**
 * As whom a caller takes part in cases. A health authority's people have no scope: its records are those cases alone that name it, so
 * that no other call opens to them.
 */
export type Party = Scope | { readonly kind: 'authority'; readonly regulatoryId: OwnRegulatoryId };

/** The authority for which a person works: by a role that only its people have, with no other tenant. */
function authorityOf(user: SessionUser): OwnRegulatoryId | null {
  const { payerId, facilityId, regulatoryId, roles } = user;
  if (roles.includes('SuperAdmin') || payerId !== null || facilityId !== null || regulatoryId === null) return null;
  const isProven = isConnectedRegulator(regulatoryId) && holdsOneOf({ ...user, facilityRoles: [] }, authorityRoles);
  return isProven ? provenRegulatoryId(regulatoryId) : null;
}

/** The party of a session: its health authority, else its scope. 403 for everybody else. */
export function partyOf(user: SessionUser): Party {
  const regulatoryId = authorityOf(user);
  return regulatoryId === null ? scopeOf(user) : { kind: 'authority', regulatoryId };
}

/** A party as the audit trail names it: as the record that was looked into. */
export function auditedParty(party: Party): { entity: string; id: string } {
  if (party.kind === 'authority') return { entity: party.kind, id: String(party.regulatoryId) };
  return party.kind === 'all' ? { entity: 'portal', id: 'all' } : auditedTenant(party);
}
