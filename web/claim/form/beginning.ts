import { choicesOf } from '../../../shared/claim/choicesOf.ts';
import type { Claim, ClaimDialect } from '../../../shared/claim/claim.ts';

/** What the form of a claim begins with. */
export interface Beginning {
  readonly claim: Claim;
  readonly patientName: string | null;
}

/** For whom a claim is begun, and what the record does not say by itself. */
export interface BeginningAt {
  readonly dialect: ClaimDialect;
  /** The licence of the facility that bills. */
  readonly licence: string | null;
  /** The regulators' code of the record's payer; null where it has none. */
  readonly payerCode: string | null;
}

/** A value that the schema of the claim lists; null for another one and for none. */
export const listed = <Value extends string | number>(
  dialect: ClaimDialect,
  path: string,
  value: Value | undefined,
): Value | null => (value !== undefined && choicesOf(dialect, path).includes(String(value)) ? value : null);
