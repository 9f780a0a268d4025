import { amountRepairs } from './amounts.ts';
import type { ClaimRepair } from './claimRepair.ts';
import { codeRepairs } from './codes.ts';
import { eligibilityRepairs } from './eligibility.ts';

/** THE table of what is mended by accepting it: one repair at most for a rule. A rule without one leaves its findings to a person. */
export const claimRepairs: readonly ClaimRepair[] = [...codeRepairs, ...amountRepairs, ...eligibilityRepairs];
