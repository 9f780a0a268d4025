import type { Scope } from '../../_kit/scope.ts';

/** Whose imports: a facility's, a payer's, or the portal's own. */
export const importTenant = (of: Scope): string => {
  if (of.kind === 'facility') return `FACILITY#${of.facilityId}`;
  return of.kind === 'payer' ? `PAYER#${of.payerId}` : 'ALL';
};

/** The partition of a tenant's imports of a kind, with what was remembered of their sheets. */
export const importsPartition = (kind: string, of: Scope): string => `IMPORTS#${kind}#${importTenant(of)}`;
