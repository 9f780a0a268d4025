import * as z from 'zod';
import { bilingualText } from '../_contract/bilingualText.ts';
import { claimFamilies, type RuleFacts } from './rules/rule.ts';

/** What is found in a claim: where, how severe, what is wrong and what to do. */
export const claimFinding = z.strictObject({
  /** Never changes. */
  rule: z.string(),
  family: z.enum(claimFamilies),
  /** `block`: the claim cannot be sent as it is. `warn`: a person looks first. */
  severity: z.enum(['block', 'warn']),
  /** The path in the regulator's schema. */
  field: z.string(),
  /** The line by its id, or by its place from 1 on (`#2`); null for the claim as a whole. */
  line: z.string().nullable(),
  text: bilingualText,
  fix: bilingualText,
  /** The version of the rules that judged: the day of their last change, a point, eight digits. */
  rulesVersion: z.string(),
});
export type ClaimFinding = z.infer<typeof claimFinding>;

/** How many of them keep the claim from being sent, and how many a person should look at. */
export const countFindings = (findings: readonly ClaimFinding[]) => {
  const blocking = findings.filter(({ severity }) => severity === 'block').length;
  return { blocking, warnings: findings.length - blocking };
};

/** What is said of a finding. `refused`: the claim was not taken over from its file. */
export interface FindingWords extends Pick<RuleFacts, 'text' | 'fix'> {
  readonly severity: RuleFacts['severity'] | 'refused';
}
