import { regulators } from '../_field/regulator.ts';
import type { CheckedRequest } from './checkedRequest.ts';
import { checkRequest, decideLines, type LineDecision, type RuleFinding } from './checkRequest.ts';
import { indexRules } from './ruleIndex.ts';
import type { CheckedRule, RuleContent, RuleExample } from './ruleModel.ts';

const exampleLine = '1';

/** An example as a request of one line on a day (ISO). */
export const requestOf = (example: RuleExample, on: string): CheckedRequest => ({
  payerId: 1,
  facilityLicense: example.facilityLicense || 'EXAMPLE',
  facilityRegulator: regulators.DHA,
  planName: example.planName,
  type: 'authorization',
  encounterType: example.encounterType,
  serviceDate: on,
  diagnoses: example.diagnosis === '' ? [] : [{ type: 'Principal', code: example.diagnosis }],
  activities: [
    {
      id: exampleLine,
      type: example.codeSystem,
      code: example.code,
      quantity: example.quantity,
      netFils: example.netFils,
      observations: example.observations,
    },
  ],
  documentTypes: example.documentTypes,
});

/** A rule that is being written, as if it held alone and always. */
export const ruleAlone = (content: RuleContent): CheckedRule => ({
  ...content,
  effectiveFrom: '',
  effectiveUntil: '',
  ruleId: 'draft',
  payerId: 1,
  version: 1,
});

interface ExampleResult {
  readonly findings: readonly RuleFinding[];
  readonly decision: LineDecision | undefined;
  /** Whether the rule lets the request pass: it misses nothing, forbids nothing and decides nothing against the line. */
  readonly passes: boolean;
}

/** Whether a rule only says that an approval is needed: then it speaks up wherever it holds. */
const onlyAsks = ({ needsApproval, documents, observations, decides }: RuleContent): boolean =>
  needsApproval !== 'no' && documents.length === 0 && observations.length === 0 && decides === null;

/** What a rule says of an example, alone and whatever the day. */
export function tryExample(content: RuleContent, example: RuleExample): ExampleResult {
  const rule = ruleAlone(content);
  const index = indexRules([rule]);
  const day = '2026-01-01';
  const findings = checkRequest(requestOf(example, day), index, day);
  const decision = decideLines(requestOf(example, day), index, day).get(exampleLine);
  const isFree = onlyAsks(content) ? findings.length === 0 : findings.every(({ severity }) => severity === 'info');
  const isApproved = content.decides?.effect !== 'approve' || decision?.decision === 'approve';
  return { findings, decision, passes: isFree && isApproved && decision?.decision !== 'deny' };
}
