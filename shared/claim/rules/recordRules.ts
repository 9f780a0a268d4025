import { agreedPriceRules } from './agreedPrices.ts';
import { authorisationRules } from './authorisation.ts';
import { clinicianRules } from './clinicians.ts';
import { duplicateRules } from './duplicates.ts';
import { eligibilityRules } from './eligibility.ts';
import { otherClaimRules } from './otherClaims.ts';
import { repeatVisitRules } from './repeatVisits.ts';
import type { RecordRule } from './rule.ts';
import { otherVisitRules } from './visits.ts';

/** THE table of the rules that compare a claim with records of its facility, in the order in which findings stand. */
export const recordRules: readonly RecordRule[] = [
  ...eligibilityRules,
  ...authorisationRules,
  ...clinicianRules,
  ...agreedPriceRules,
  ...duplicateRules,
  ...otherClaimRules,
  ...otherVisitRules,
  ...repeatVisitRules,
];
