import type { Claim } from '../../shared/claim/claim.ts';
import type { Payer } from '../_data/payer/payer.ts';

/** The payer that the claim names by its code; undefined where the portal does not know it. */
export function payerOfClaim({ payerId }: Claim, payers: readonly Payer[]): Payer | undefined {
  const code = payerId?.trim().toUpperCase();
  return code ? payers.find(({ payerCode }) => payerCode === code) : undefined;
}
