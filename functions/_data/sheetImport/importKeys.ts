import type { Scope } from '../../_kit/scope.ts';

/** Whose imports: a facility's, a payer's, or the portal's own. */
export const importTenant = (of: Scope): string => {
  if (of.kind === 'facility') return `FACILITY#${of.facilityId}`;
  return of.kind === 'payer' ? `PAYER#${of.payerId}` : 'ALL';
};

/** The partition of a tenant's imports of a kind, with what was remembered of their sheets. */
export const importsPartition = (kind: string, of: Scope): string => `IMPORTS#${kind}#${importTenant(of)}`;

/** The partition of one import's rows: what is wrong with them, what was corrected, what was written, and its gates. */
export const importPartition = (of: {
  readonly kind: string;
  readonly scope: Scope;
  readonly importId: string;
}): string => `IMPORT#${of.kind}#${importTenant(of.scope)}#${of.importId}`;
