import { describe, expect, it } from 'vitest';
import { demoAuthorizationRuleContents } from '../../functions/authorizationRule/demo.ts';
import { ruleProblems } from '../../shared/authorizationRule/ruleProblems.ts';
import { codesOf, exceptionsOf, observationsOf } from '../../shared/authorizationRule/ruleText.ts';
import { contentOf, valuesOf } from '../../web/authorizationRule/ruleForm.ts';
import { aRuleContent } from './support/someRules.ts';

describe('the form of a rule', () => {
  it('reads codes, exceptions and observations as lines', () => {
    expect(codesOf(' e1130 \n\nE11*\nE1130 : e1298')).toEqual([
      { match: 'exact', from: 'E1130', to: '' },
      { match: 'prefix', from: 'E11', to: '' },
      { match: 'range', from: 'E1130', to: 'E1298' },
    ]);
    expect(exceptionsOf('Premier\nThiqa @ MF1\n@ MF2')).toEqual([
      { planName: 'Premier', facilityLicense: '' },
      { planName: 'Thiqa', facilityLicense: 'MF1' },
      { planName: '', facilityLicense: 'MF2' },
    ]);
    expect(observationsOf('Text\nLOINC: 704-7')).toEqual([
      { type: 'Text', code: '' },
      { type: 'LOINC', code: '704-7' },
    ]);
  });

  const full = aRuleContent({
    exceptions: [{ planName: 'Thiqa', facilityLicense: 'MF1' }],
    observations: [{ type: 'LOINC', code: '704-7' }],
    diagnoses: ['R10.11', 'M84.35'],
    encounterTypes: [1, 41],
    limit: { kind: 'amountAbove', value: 12_345 },
    decides: { effect: 'deny', denialCode: 'NCOV-003' },
  });
  it.each([full, ...demoAuthorizationRuleContents])('gives back what it was given: $name', (content) => {
    expect(contentOf(valuesOf(content))).toEqual(content);
  });
});

it.each(demoAuthorizationRuleContents)('REQ-EAUTH-07 a rule of the demonstration could go live: $name', (content) => {
  expect(ruleProblems(content, { today: '2026-01-01', lastEffectiveFrom: null })).toEqual([]);
});
