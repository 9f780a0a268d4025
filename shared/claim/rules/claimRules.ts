import { codeRules } from './codes.ts';
import { completenessRules } from './completeness.ts';
import { conflictRules } from './conflicts.ts';
import { encounterRules } from './encounters.ts';
import type { ClaimRule } from './rule.ts';
import { sumRules } from './sums.ts';
import { visitRules } from './visits.ts';

/** THE table of the rules over one claim, in the order in which findings stand. */
export const claimRules: readonly ClaimRule[] = [
  ...[...codeRules, ...sumRules, ...encounterRules, ...completenessRules],
  ...visitRules,
  ...conflictRules,
];
