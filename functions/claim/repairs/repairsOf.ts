import type { Claim } from '../../../shared/claim/claim.ts';
import type { ClaimFinding } from '../../../shared/claim/claimFinding.ts';
import type { ClaimRecords } from '../../../shared/claim/records/claimRecords.ts';
import { mostChanges, type OfferedRepair } from '../../../shared/claim/repairs/claimRepair.ts';
import { claimRepairs } from '../../../shared/claim/repairs/claimRepairs.ts';
import { type Beside, judgeClaim } from '../judgeClaim.ts';
import { changesOf } from './changesOf.ts';

/** How often each rule finds something at each field. */
const countsOf = (findings: readonly ClaimFinding[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(findings, ({ rule, field }) => `${rule} ${field}`)].map(([place, found]) => [place, found.length]),
  );

const ofRule = (findings: readonly ClaimFinding[], rule: string): number =>
  findings.filter((each) => each.rule === rule).length;

/** Its rule finds less afterwards, and no rule finds more anywhere. */
function isBetter(rule: string, before: readonly ClaimFinding[], after: readonly ClaimFinding[]): boolean {
  const counts = countsOf(before);
  return (
    ofRule(after, rule) < ofRule(before, rule) &&
    [...countsOf(after)].every(([place, count]) => count <= (counts.get(place) ?? 0))
  );
}

interface Repair extends OfferedRepair {
  readonly mended: Claim;
}

/**
 * The repairs of a claim that a person may accept, each with the claim as it would be. One that would lead to another finding is not
 * offered: which of two values is wrong, a person has to say.
 */
export function repairsOf(
  claim: Claim,
  beside: Beside & { readonly records: ClaimRecords },
  findings: readonly ClaimFinding[],
): readonly Repair[] {
  const rules = new Set(findings.map(({ rule }) => rule));
  return claimRepairs.flatMap(({ rule, mend }) => {
    const mended = rules.has(rule) ? mend(claim, beside) : null;
    if (mended === null || !isBetter(rule, findings, judgeClaim(mended, beside))) return [];
    const changes = changesOf(claim, mended);
    return changes.length > mostChanges ? [] : [{ rule, changes, mended }];
  });
}
