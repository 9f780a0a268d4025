import type { Claim } from '../claim.ts';
import { arePricesKnown } from '../rules/agreedPrices.ts';
import { areCliniciansKnown } from '../rules/clinicians.ts';
import type { ClaimFamily } from '../rules/rule.ts';
import { isApprovalKnown } from './approvalFault.ts';
import type { ClaimRecords } from './claimRecords.ts';
import { coverVerdict } from './coverVerdict.ts';

/** For each family, whether the records say all that its rules compare. */
const known: Partial<Record<ClaimFamily, (claim: Claim, records: ClaimRecords) => boolean>> = {
  eligibility: (claim, records) => coverVerdict(claim, records) !== null,
  authorisation: isApprovalKnown,
  demographics: areCliniciansKnown,
  price: arePricesKnown,
  duplicates: (_, { others }) => others.isWhole,
  units: (_, { others }) => others.isWhole,
};

/** Whether a claim was compared with all records that a family needs. A finding is true also where it was not. */
export const isFamilyKnown = (family: ClaimFamily, claim: Claim, records: ClaimRecords): boolean =>
  known[family]?.(claim, records) ?? false;
