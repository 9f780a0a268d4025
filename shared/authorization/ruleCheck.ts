import * as z from 'zod';
import { documentTypes } from '../_field/documentTypes.ts';
import type { RuleFinding } from '../authorizationRule/checkRequest.ts';
import { authorizationRuleVersion, ruleFinding } from '../authorizationRule/routes.ts';
import { authorizationRuleContent } from '../authorizationRule/ruleModel.ts';
import { mostOf } from './form.ts';

const namedVersion = { ruleId: z.string(), version: z.int().positive() };

/** A rule as a check names it, with the source that it comes from. */
export const askedRule = authorizationRuleVersion.pick({
  ruleId: true,
  version: true,
  name: true,
  nameArabic: true,
  source: true,
});

/** Whether a line needs the payer's approval, by these rules; unknown where no rule says it, or where only the payer knows. */
export const lineNeed = z.strictObject({
  lineId: z.string(),
  needsApproval: z.enum(['yes', 'no', 'unknown']),
  ruleIds: z.array(z.string()),
});
export type LineNeed = z.infer<typeof lineNeed>;

/** What a payer's rules say of a request before it is sent, as far as its facility may know. */
export const ruleCheck = z.strictObject({
  /** The day of service, by which the rules are those that hold. */
  on: z.iso.date(),
  needs: z.array(lineNeed),
  findings: z.array(ruleFinding),
  /** The rules that the findings name. */
  rules: z.array(askedRule),
});
export type RuleCheck = z.infer<typeof ruleCheck>;

/** A warning that the facility passed over, with its reason. */
export const passedWarning = z.strictObject({
  ...namedVersion,
  name: z.string(),
  nameArabic: z.string(),
  /** The lines that the warning is about; none: the request as a whole. */
  lines: z.array(z.string()),
  documents: z.array(z.enum(documentTypes)),
  observations: authorizationRuleContent.shape.observations,
  reason: z.string(),
});

/** What was asked of the rules when a request was sent: the versions, and what was passed over. */
export const sentRuleCheck = z.strictObject({
  on: z.iso.date(),
  /** The versions that held for the request. */
  rules: z.array(z.strictObject(namedVersion)),
  warnings: z.array(passedWarning),
});

/** Whether a request is held until it is mended. */
export const isHeld = (findings: readonly RuleFinding[]): boolean =>
  findings.some(({ severity }) => severity === 'block');

/** The rules whose warnings need a reason, each once. */
export const warningRules = (findings: readonly RuleFinding[]): string[] =>
  [...new Set(findings.filter(({ severity }) => severity === 'warn').map(({ ruleId }) => ruleId))].slice(
    0,
    mostOf.warnings,
  );

const needOf = (kinds: readonly RuleFinding['kind'][]): LineNeed['needsApproval'] => {
  if (kinds.includes('notAllowed')) return 'no';
  if (kinds.includes('needsApproval')) return 'yes';
  return kinds.includes('noApprovalNeeded') ? 'no' : 'unknown';
};

const aboutNeed: readonly RuleFinding['kind'][] = [
  'notAllowed',
  'needsApproval',
  'mayNeedApproval',
  'noApprovalNeeded',
];

/** Whether each line needs an approval: what is said of the whole request is said of every line. */
export const needsOf = (lineIds: readonly string[], findings: readonly RuleFinding[]): LineNeed[] =>
  lineIds.map((lineId) => {
    const said = findings.filter(
      ({ line, kind }) => (line === undefined || line === lineId) && aboutNeed.includes(kind),
    );
    return {
      lineId,
      needsApproval: needOf(said.map(({ kind }) => kind)),
      ruleIds: [...new Set(said.map(({ ruleId }) => ruleId))],
    };
  });
