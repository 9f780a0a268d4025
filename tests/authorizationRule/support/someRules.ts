import type { CheckedActivity, CheckedRequest } from '../../../shared/authorizationRule/checkedRequest.ts';
import {
  authorizationRuleContent,
  type CheckedRule,
  type RuleContent,
  type RuleExample,
  ruleExample,
} from '../../../shared/authorizationRule/ruleModel.ts';

/** An example of a rule about wheelchairs: complete unless the test says otherwise. */
export const anExample = (given: Partial<RuleExample> = {}): RuleExample =>
  ruleExample.parse({
    encounterType: 1,
    planName: '',
    facilityLicense: '',
    diagnosis: '',
    codeSystem: 4,
    code: 'E1130',
    quantity: 1,
    netFils: 80_000,
    observations: [],
    documentTypes: ['medicalReport'],
    ...given,
  });

/** A rule that could go live: wheelchairs need an approval and a medical report. */
export const aRuleContent = (given: Partial<RuleContent> = {}): RuleContent =>
  authorizationRuleContent.parse({
    name: 'Wheelchairs',
    nameArabic: 'الكراسي المتحركة',
    serviceFamily: 'equipment',
    codeSystem: 4,
    codes: [{ match: 'range', from: 'E1130', to: 'E1298' }],
    encounterTypes: [],
    diagnoses: [],
    exceptions: [],
    limit: null,
    needsApproval: 'yes',
    documents: ['medicalReport'],
    observations: [],
    severity: 'block',
    decides: null,
    source: {
      title: 'Guideline on wheelchairs',
      address: 'https://payer.example/wheelchairs',
      revisedOn: '2026-01-15',
    },
    effectiveFrom: '2026-12-01',
    effectiveUntil: '',
    examples: { passes: anExample(), fails: anExample({ documentTypes: [] }) },
    ...given,
  });

/** A version of it that holds since the beginning of the year. */
export const aRule = (given: Partial<CheckedRule> = {}): CheckedRule => ({
  ...aRuleContent({ effectiveFrom: '2026-01-01' }),
  ruleId: 'R1',
  payerId: 1,
  version: 1,
  ...given,
});

export const aLine = (given: Partial<CheckedActivity> = {}): CheckedActivity => ({
  id: '1',
  type: 4,
  code: 'E1130',
  quantity: 1,
  netFils: 80_000,
  observations: [],
  ...given,
});

export const aRequest = (given: Partial<CheckedRequest> = {}): CheckedRequest => ({
  payerId: 1,
  facilityLicense: 'DHA-F-0000001',
  facilityRegulator: 2,
  planName: 'Gold',
  type: 'authorization',
  encounterType: 1,
  serviceDate: '2026-06-01',
  diagnoses: [{ type: 'Principal', code: 'M84.359A' }],
  activities: [aLine()],
  documentTypes: [],
  ...given,
});
