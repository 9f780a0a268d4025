import { describe, expect, it } from 'vitest';
import type { RuleContent } from '../../shared/authorizationRule/ruleModel.ts';
import { ruleProblems } from '../../shared/authorizationRule/ruleProblems.ts';
import { anExample, aRuleContent } from './support/someRules.ts';

const days = { today: '2026-11-24', lastEffectiveFrom: '2026-11-01' };
const problemsOf = (given: Partial<RuleContent>) =>
  ruleProblems(aRuleContent(given), days).map(({ field, problem }) => `${field} ${problem}`);

describe('REQ-EAUTH-07 what a rule needs before it goes live', () => {
  it('is nothing where everything is there', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    [{ name: '', nameArabic: ' ' }, ['name required', 'nameArabic required']],
    [{ codes: [{ match: 'exact', from: '', to: '' }] }, ['codes.0.from required']],
    [{ codes: [{ match: 'prefix', from: 'E.*(', to: '' }] }, ['codes.0.from codeForm']],
    [{ codes: [{ match: 'range', from: 'E1298', to: 'E1130' }] }, ['codes.0.to rangeOrder']],
    [{ codes: [{ match: 'range', from: 'E11', to: 'E1298' }] }, ['codes.0.to rangeOrder']],
    [{ exceptions: [{ planName: '', facilityLicense: '' }] }, ['exceptions.0.planName emptyException']],
    [{ needsApproval: 'no' }, ['needsApproval nothingToDemand']],
    [{ decides: { effect: 'approve', denialCode: '' } }, ['limit.value limitNeeded']],
    [{ decides: { effect: 'deny', denialCode: 'X-1' } }, ['decides.denialCode denialCodeUnknown']],
    [
      { source: { title: '', address: 'javascript:alert(1)', revisedOn: '' } },
      ['source.title required', 'source.address addressForm'],
    ],
    [{ effectiveFrom: '' }, ['effectiveFrom required']],
    [{ effectiveFrom: '2026-11-23' }, ['effectiveFrom inPast']],
    [{ effectiveUntil: '2026-11-30' }, ['effectiveUntil endBeforeBegin']],
  ] as [Partial<RuleContent>, string[]][])('is said at its field: %o', (given, problems) => {
    expect(problemsOf(given)).toEqual(expect.arrayContaining(problems));
  });

  it('is a day after that of the version before it', () => {
    const found = ruleProblems(aRuleContent({}), { today: '2026-11-24', lastEffectiveFrom: '2026-12-02' });
    expect(found).toEqual([{ field: 'effectiveFrom', problem: 'beforeLastVersion' }]);
  });

  it('is an example that passes and one that fails', () => {
    expect(problemsOf({ examples: { passes: null, fails: null } })).toEqual([
      'examples.passes required',
      'examples.fails required',
    ]);
    const [complete, incomplete] = [anExample(), anExample({ documentTypes: [] })];
    expect(problemsOf({ examples: { passes: incomplete, fails: complete } })).toEqual([
      'examples.passes exampleDoesNotPass',
      'examples.fails exampleDoesNotFail',
    ]);
  });

  it('is shown by what a rule decides, where it decides', () => {
    const decides = { effect: 'approve', denialCode: '' } as const;
    const limit = { kind: 'amountAtMost', value: 100_000 } as const;
    const dear = anExample({ netFils: 100_001 });
    expect(problemsOf({ decides, limit, documents: [], examples: { passes: anExample(), fails: dear } })).toEqual([]);
    expect(problemsOf({ decides, limit, documents: [], examples: { passes: dear, fails: anExample() } })).toEqual([
      'examples.passes exampleDoesNotPass',
      'examples.fails exampleDoesNotFail',
    ]);
  });
});
