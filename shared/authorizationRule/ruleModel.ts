import * as z from 'zod';
import { documentTypes } from '../_field/documentTypes.ts';

export const ruleLimits = {
  name: 120,
  codes: 40,
  diagnoses: 40,
  exceptions: 100,
  code: 20,
  observations: 10,
  source: 200,
  address: 500,
  /** Of one payer, so that the rules of a payer are one bounded query. */
  rules: 2000,
} as const;

/** What kind of care a rule is about; lists of rules are narrowed by it. */
export const serviceFamilies = [
  'imaging',
  'obstetricUltrasound',
  'laboratory',
  'physiotherapy',
  'equipment',
  'footwear',
  'podiatry',
  'dental',
  'medicine',
  'surgery',
  'admission',
  'screening',
  'homeCare',
  'other',
] as const;

/** The code systems (activity types) that rules are written about: domain 6.5 without the historic ones. */
export const codeSystems = [3, 4, 5, 6, 8, 9, 10] as const;

/** The encounter types that rules are written about (domain 6.2). */
export const ruleEncounters = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 41, 42] as const;

const codeText = z
  .string()
  .trim()
  .max(ruleLimits.code)
  .transform((text) => text.toUpperCase());

export const codeMatches = ['exact', 'prefix', 'range'] as const;

/** Codes of a system: one, all that begin alike, or all from one to another of the same length. No regular expressions: a payer writes it. */
export const codePattern = z.strictObject({
  match: z.enum(codeMatches),
  from: codeText,
  /** The last code of a range; empty otherwise. */
  to: codeText,
});
export type CodePattern = z.infer<typeof codePattern>;

/** Where a rule does not hold: with a plan, at a provider, or with the plan at that provider where both are given. */
const ruleException = z.strictObject({
  planName: z.string().trim().max(100),
  facilityLicense: z.string().trim().max(60),
});

export const limitKinds = ['amountAbove', 'amountAtMost', 'quantityAbove', 'quantityAtMost'] as const;

/** A limit counts all lines of a request that the rule is about together: nobody gets below it by splitting a line. */
const ruleLimit = z.strictObject({
  kind: z.enum(limitKinds),
  /** Fils for an amount, units for a quantity. */
  value: z.number().nonnegative().max(100_000_000),
});

const requiredObservation = z.strictObject({
  type: z.string().trim().max(40),
  /** Empty: any observation of the type. */
  code: z.string().trim().max(40),
});

/** Whether an approval is needed where the rule holds; `conditional` depends on what only the payer knows. */
export const approvalNeeds = ['yes', 'no', 'conditional'] as const;
/** `block` holds the request until it is mended; `warn` lets it go with a reason. */
export const severities = ['block', 'warn'] as const;
export const ruleEffects = ['approve', 'deny'] as const;

/** What the rule decides by itself (REQ-EAUTH-17). */
const decidingEffect = z.strictObject({
  effect: z.enum(ruleEffects),
  /** Why a line is denied; empty for an approval. */
  denialCode: z.string().trim().max(20),
});

/** A request of one line, by which a rule shows what it means. */
export const ruleExample = z.strictObject({
  encounterType: z.int().positive().max(999),
  planName: z.string().trim().max(100),
  facilityLicense: z.string().trim().max(60),
  diagnosis: codeText,
  codeSystem: z.int().positive().max(99),
  code: codeText,
  quantity: z.number().nonnegative().max(99_999),
  netFils: z.int().nonnegative().max(100_000_000_00),
  observations: z.array(requiredObservation).max(ruleLimits.observations),
  documentTypes: z.array(z.enum(documentTypes)).max(documentTypes.length),
});
export type RuleExample = z.infer<typeof ruleExample>;

const day = z.union([z.iso.date(), z.literal('')]);

/** What a rule says. A draft may still lack parts of it; `ruleProblems` says what it needs before it goes live. */
export const authorizationRuleContent = z.strictObject({
  name: z.string().trim().max(ruleLimits.name),
  nameArabic: z.string().trim().max(ruleLimits.name),
  serviceFamily: z.enum(serviceFamilies),
  /** Null: the rule is about requests as a whole, or about codes of every system. */
  codeSystem: z.literal(codeSystems).nullable(),
  /** None: every code of the system. */
  codes: z.array(codePattern).max(ruleLimits.codes),
  /** None: every encounter. */
  encounterTypes: z.array(z.literal(ruleEncounters)).max(ruleEncounters.length),
  /** How a diagnosis begins that the rule is about; none: every diagnosis. */
  diagnoses: z.array(codeText).max(ruleLimits.diagnoses),
  exceptions: z.array(ruleException).max(ruleLimits.exceptions),
  limit: ruleLimit.nullable(),
  needsApproval: z.enum(approvalNeeds),
  documents: z.array(z.enum(documentTypes)).max(documentTypes.length),
  observations: z.array(requiredObservation).max(ruleLimits.observations),
  severity: z.enum(severities),
  decides: decidingEffect.nullable(),
  source: z.strictObject({
    title: z.string().trim().max(ruleLimits.source),
    address: z.string().trim().max(ruleLimits.address),
    /** When the source was revised last; empty where it does not say. */
    revisedOn: day,
  }),
  effectiveFrom: day,
  /** The last day; empty: until another version follows. */
  effectiveUntil: day,
  examples: z.strictObject({ passes: ruleExample.nullable(), fails: ruleExample.nullable() }),
});
export type RuleContent = z.infer<typeof authorizationRuleContent>;

/** A version as rules are checked by it. Its content never changes. */
export interface CheckedRule extends RuleContent {
  readonly ruleId: string;
  readonly payerId: number;
  readonly version: number;
}
