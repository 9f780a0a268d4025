import type { Bilingual } from '../../_field/bilingual.ts';
import type { Claim, ClaimActivity, ClaimDialect, ClaimFileHeader } from '../claim.ts';
import type { ClaimRecords } from '../records/claimRecords.ts';

/** What rules are about (REQ-CLAIM-05). */
export const claimFamilies = [
  'eligibility',
  'authorisation',
  'codes',
  'pairing',
  'units',
  'demographics',
  'price',
  'duplicates',
  'timeliness',
  'completeness',
  'drugPatientShare',
  'schema',
  'payerRisk',
  'conflict',
] as const;
export type ClaimFamily = (typeof claimFamilies)[number];

/** `block`: the claim cannot be sent. `warn`: a person looks, and may send it with a reason. */
export type Severity = 'block' | 'warn';

/** Where a rule comes from, and since when; `unconfirmed` where a secondary source alone says it. */
export interface RuleSource {
  readonly text: string;
  readonly on: string;
  readonly isUnconfirmed?: true;
}

/** The days of the services that a rule judges (ISO), both included; left out where it has no beginning or no end. */
export interface RuleDays {
  readonly since?: string;
  readonly until?: string;
}

/** A rule as people read it. */
export interface RuleFacts {
  /** Never changes: reports, overrides and statistics name it. */
  readonly id: string;
  readonly family: ClaimFamily;
  readonly severity: Severity;
  /** What is wrong, and what to do. */
  readonly text: Bilingual;
  readonly fix: Bilingual;
  readonly source: RuleSource;
}

/** The place of a fault: the field by its path in the schema, and the line, where it is in one. */
export interface Place {
  readonly field: string;
  readonly activity?: ClaimActivity;
  /** What the words of the rule name in braces, as `{{approved}}`. */
  readonly values?: Readonly<Record<string, string>>;
  /** A sentence that follows the words of the rule. */
  readonly note?: Bilingual;
}

/** What a rule may look at besides the claim. */
export interface RuleContext {
  readonly dialect: ClaimDialect;
  /** Of the file that the claim stands in; null for one that stands in none yet. */
  readonly header: ClaimFileHeader | null;
  /** Today in the Emirates (ISO day): no service is of tomorrow. */
  readonly today: string;
}

/** A rule over one claim, with the change of a clean claim that it passes and the one that it finds: they are its test. */
export interface ClaimRule extends RuleFacts, RuleDays {
  /** Left out for a rule of both regulators. */
  readonly dialects?: readonly ClaimDialect[];
  readonly find: (claim: Claim, context: RuleContext) => readonly Place[];
  readonly passes: (clean: Claim) => Claim;
  readonly fails: (clean: Claim) => Claim;
}

/** A claim beside what the records of its facility say. */
export interface RecordedClaim {
  readonly claim: Claim;
  readonly records: ClaimRecords;
}

/** A rule that compares a claim with records, with an example that it passes and one that it finds: they are its test. */
export interface RecordRule extends RuleFacts, RuleDays {
  /** Left out for a rule of both regulators. */
  readonly dialects?: readonly ClaimDialect[];
  readonly find: (claim: Claim, records: ClaimRecords) => readonly Place[];
  readonly passes: (clean: Claim) => RecordedClaim;
  readonly fails: (clean: Claim) => RecordedClaim;
}

/** What is found in a claim. */
export interface Finding extends Pick<Place, 'values' | 'note'> {
  readonly rule: string;
  readonly severity: Severity;
  readonly claim: string | null;
  /** The line's own id, or its place in the claim from 1 on (`#2`). */
  readonly activity: string | null;
  readonly field: string;
}
