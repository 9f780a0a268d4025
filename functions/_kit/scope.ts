import type { SessionUser } from '../../shared/_contract/sessionUser.ts';
import { fail } from './failure.ts';
import type { OwnFacilityId, OwnPayerId } from './ownIds.ts';
import { provenFacilityId, provenPayerId } from './proof.ts';

/**
 * Whose records a caller may reach. Every function of `_data` that reads or writes a tenant's records asks for a scope, an id of one,
 * or the record itself, so that a query without a tenant does not compile.
 */
export type Scope =
  | { readonly kind: 'facility'; readonly facilityId: OwnFacilityId }
  | { readonly kind: 'payer'; readonly payerId: OwnPayerId }
  | { readonly kind: 'all' };

/** A facility or a payer as keys of the store name it. */
export const tenantKey = (scope: Exclude<Scope, { kind: 'all' }>): string =>
  scope.kind === 'facility' ? `FACILITY#${scope.facilityId}` : `PAYER#${scope.payerId}`;

/** A facility or a payer as the audit trail names it: as the record that was looked into. */
export const auditedTenant = (scope: Exclude<Scope, { kind: 'all' }>): { entity: string; id: string } => ({
  entity: scope.kind,
  id: scope.kind === 'payer' ? String(scope.payerId) : scope.facilityId,
});

/** The scope of a session: all for a super admin, else the payer, else the current facility. Nobody else has records: 403. */
export function scopeOf(user: SessionUser): Scope {
  if (user.roles.includes('SuperAdmin')) return { kind: 'all' };
  if (user.payerId !== null) return { kind: 'payer', payerId: provenPayerId(user.payerId) };
  if (user.facilityId !== null) return { kind: 'facility', facilityId: provenFacilityId(user.facilityId) };
  throw fail('notAllowed');
}
