import type { SessionUser } from '../../shared/_contract/sessionUser.ts';
import { fail } from './failure.ts';

/**
 * Whose records a caller may reach. Every query of `_data` needs one to build its key, so that a query without a tenant does
 * not compile.
 */
export type Scope =
  | { readonly kind: 'facility'; readonly facilityId: string }
  | { readonly kind: 'payer'; readonly payerId: number }
  | { readonly kind: 'all' };

/** The scope of a session: all for a super admin, else the payer, else the current facility. Nobody else has records: 403. */
export function scopeOf(user: SessionUser): Scope {
  if (user.roles.includes('SuperAdmin')) return { kind: 'all' };
  if (user.payerId !== null) return { kind: 'payer', payerId: user.payerId };
  if (user.facilityId !== null) return { kind: 'facility', facilityId: user.facilityId };
  throw fail('notAllowed');
}
