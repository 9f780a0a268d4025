import { regulators } from '../_field/regulator.ts';
import type { ClaimDialect } from './claim.ts';

/** Whose schema a regulator's claims follow; Riayati takes Abu Dhabi's fields. Other regulators have no post office. */
const dialects: Readonly<Record<number, ClaimDialect>> = {
  [regulators.DHA]: 'dha',
  [regulators.HAAD]: 'doh',
  [regulators.MOHAP]: 'doh',
};

/** Whose schema the claims of a facility of this regulator follow; undefined where it makes none. */
export const dialectOf = (regulatorId: number): ClaimDialect | undefined => dialects[regulatorId];
