import { describe, expect, it } from 'vitest';
import type { CheckedRequest } from '../../shared/authorizationRule/checkedRequest.ts';
import { checkRequest, decideLines } from '../../shared/authorizationRule/checkRequest.ts';
import { indexRules } from '../../shared/authorizationRule/ruleIndex.ts';
import type { CheckedRule } from '../../shared/authorizationRule/ruleModel.ts';
import { fc } from '../support/fc.ts';
import { aLine, aRequest, aRule } from './support/someRules.ts';

const day = '2026-06-01';
const kindsOf = (rules: CheckedRule[], request: CheckedRequest, on = day) =>
  checkRequest(request, indexRules(rules), on).map(({ kind, line }) => (line ? `${kind} ${line}` : kind));

const deciding = (effect: 'approve' | 'deny', given: Partial<CheckedRule> = {}): CheckedRule =>
  aRule({
    documents: [],
    limit: effect === 'approve' ? { kind: 'amountAtMost', value: 100_000 } : null,
    decides: { effect, denialCode: effect === 'deny' ? 'NCOV-003' : '' },
    ...given,
  });

describe('REQ-EAUTH-07 what rules say before a request is sent', () => {
  it('names the rule, its version, the line, and what is missing', () => {
    const rule = aRule({ version: 3, observations: [{ type: 'Text', code: 'REASON' }] });
    const found = { ruleId: 'R1', version: 3, line: '1', documents: [], observations: [] };
    expect(checkRequest(aRequest(), indexRules([rule]), day)).toEqual([
      { ...found, severity: 'info', kind: 'needsApproval' },
      { ...found, severity: 'block', kind: 'documentMissing', documents: ['medicalReport'] },
      { ...found, severity: 'block', kind: 'observationMissing', observations: [{ type: 'Text', code: 'REASON' }] },
    ]);
  });

  it('misses nothing where everything is there', () => {
    const rule = aRule({ observations: [{ type: 'Text', code: '' }] });
    const line = aLine({ observations: [{ type: 'text', code: 'ANY' }] });
    const request = aRequest({ activities: [line], documentTypes: ['medicalReport'] });
    expect(kindsOf([rule], request)).toEqual(['needsApproval 1']);
  });

  it.each([
    ['an exact code', { codes: [{ match: 'exact', from: 'E1130', to: '' }] }, true],
    ['another exact code', { codes: [{ match: 'exact', from: 'E113', to: '' }] }, false],
    ['a beginning', { codes: [{ match: 'prefix', from: 'E11', to: '' }] }, true],
    ['another beginning', { codes: [{ match: 'prefix', from: 'E12', to: '' }] }, false],
    ['the first of a range', { codes: [{ match: 'range', from: 'E1130', to: 'E1298' }] }, true],
    ['the last of a range', { codes: [{ match: 'range', from: 'E1000', to: 'E1130' }] }, true],
    ['a range of longer codes', { codes: [{ match: 'range', from: 'E10000', to: 'E12980' }] }, false],
    [
      'one of several patterns',
      {
        codes: [
          { match: 'prefix', from: 'K', to: '' },
          { match: 'prefix', from: 'E', to: '' },
        ],
      },
      true,
    ],
    ['every code of the system', { codes: [] }, true],
    ['a code of any system', { codeSystem: null }, true],
    ['another system', { codeSystem: 3 }, false],
    ['the encounter', { encounterTypes: [1, 3] }, true],
    ['another encounter', { encounterTypes: [3] }, false],
    ['how a diagnosis begins', { diagnoses: ['M84.35'] }, true],
    ['another diagnosis', { diagnoses: ['R10'] }, false],
    ['all plans but this one', { exceptions: [{ planName: 'GOLD ', facilityLicense: '' }] }, false],
    ['all providers but this one', { exceptions: [{ planName: '', facilityLicense: 'dha-f-0000001' }] }, false],
    ['all but this plan at another provider', { exceptions: [{ planName: 'Gold', facilityLicense: 'X' }] }, true],
    ['another payer', { payerId: 2 }, false],
  ] as [string, Partial<CheckedRule>, boolean][])('looks at %s', (_, given, isMet) => {
    expect(kindsOf([aRule({ documents: [], ...given })], aRequest())).toEqual(isMet ? ['needsApproval 1'] : []);
  });

  it('reads codes as people write them', () => {
    expect(kindsOf([aRule({ documents: [] })], aRequest({ activities: [aLine({ code: ' e1131 ' })] }))).toEqual([
      'needsApproval 1',
    ]);
  });

  it('says once of a line what two patterns of a rule say', () => {
    const codes = [{ match: 'prefix', from: 'E', to: '' } as const, { match: 'exact', from: 'E1130', to: '' } as const];
    expect(kindsOf([aRule({ codes, documents: [] })], aRequest())).toEqual(['needsApproval 1']);
  });

  it('takes the version that holds on the day, and none after its last day', () => {
    const versions = [
      aRule({ version: 2, effectiveFrom: '2026-07-01', effectiveUntil: '2026-07-31' }),
      aRule({ version: 1, effectiveFrom: '2026-01-01' }),
    ];
    const versionsOn = (on: string) => checkRequest(aRequest(), indexRules(versions), on).map(({ version }) => version);
    expect(versionsOn('2025-12-31')).toEqual([]);
    expect(new Set(versionsOn('2026-06-30'))).toEqual(new Set([1]));
    expect(new Set(versionsOn('2026-07-01'))).toEqual(new Set([2]));
    expect(versionsOn('2026-08-01')).toEqual([]);
  });

  it('counts all lines of a rule together: splitting a line does not get below a limit', () => {
    const rule = aRule({ documents: [], limit: { kind: 'quantityAbove', value: 6 } });
    const whole = aRequest({ activities: [aLine({ quantity: 7 })] });
    const split = aRequest({ activities: [aLine({ quantity: 3.5 }), aLine({ id: '2', quantity: 3.5001 })] });
    expect(kindsOf([rule], whole)).toEqual(['needsApproval 1']);
    expect(kindsOf([rule], split)).toEqual(['needsApproval 1', 'needsApproval 2']);
    expect(kindsOf([rule], aRequest({ activities: [aLine({ quantity: 6 })] }))).toEqual([]);
    const dear = aRule({ documents: [], limit: { kind: 'amountAbove', value: 100_000 } });
    expect(kindsOf([dear], aRequest({ activities: [aLine(), aLine({ id: '2' })] }))).toHaveLength(2);
  });

  it('speaks of the whole request where a rule is about no codes', () => {
    const rule = aRule({ codeSystem: null, codes: [], encounterTypes: [3], documents: ['treatmentPlan'] });
    expect(kindsOf([rule], aRequest({ encounterType: 3 }))).toEqual(['needsApproval', 'documentMissing']);
  });

  it('demands nothing for what must not be asked for', () => {
    const never = aRule({
      ruleId: 'R2',
      codeSystem: null,
      codes: [],
      encounterTypes: [7],
      documents: [],
      needsApproval: 'no',
    });
    expect(kindsOf([aRule(), never], aRequest({ encounterType: 7 }))).toEqual(['notAllowed']);
  });

  it('is free of an approval only where no other rule wants one', () => {
    const free = aRule({ ruleId: 'R2', documents: [], needsApproval: 'no', severity: 'warn' });
    expect(kindsOf([free], aRequest())).toEqual(['noApprovalNeeded 1']);
    expect(kindsOf([free, aRule({ documents: [] })], aRequest())).toEqual(['needsApproval 1']);
    expect(kindsOf([aRule({ needsApproval: 'conditional', documents: [] })], aRequest())).toEqual([
      'mayNeedApproval 1',
    ]);
  });

  it('speaks first of the whole, then of the lines in their order, and of each by rule id', () => {
    const rules = [
      aRule({ ruleId: 'R3', codes: [], documents: [] }),
      aRule({ ruleId: 'R2', documents: [] }),
      aRule({ ruleId: 'R4', codeSystem: null, codes: [], documents: [] }),
    ];
    const found = checkRequest(aRequest({ activities: [aLine(), aLine({ id: '2' })] }), indexRules(rules), day);
    expect(found.map(({ ruleId, line }) => [line, ruleId])).toEqual([
      [undefined, 'R4'],
      ['1', 'R2'],
      ['1', 'R3'],
      ['2', 'R2'],
      ['2', 'R3'],
    ]);
  });

  it('says nothing of a cancellation or a question about the status', () => {
    for (const type of ['cancellation', 'statusInquiry'] as const)
      expect(kindsOf([aRule()], aRequest({ type }))).toEqual([]);
  });
});

describe('REQ-EAUTH-17 lines that rules decide', () => {
  const decide = (rules: CheckedRule[], request = aRequest()) =>
    Object.fromEntries(decideLines(request, indexRules(rules), day));

  it('are approved or denied by a rule that is named with its version', () => {
    expect(decide([deciding('approve', { version: 4 })])).toEqual({
      1: { decision: 'approve', denialCode: null, ruleId: 'R1', version: 4 },
    });
    expect(decide([deciding('deny')])).toMatchObject({ 1: { decision: 'deny', denialCode: 'NCOV-003' } });
    expect(decide([deciding('approve')], aRequest({ activities: [aLine({ code: 'A1' })] }))).toEqual({});
  });

  it('wait for a person above the limit, also where a line was split', () => {
    const halves = [aLine({ netFils: 60_000 }), aLine({ id: '2', netFils: 60_000 })];
    expect(decide([deciding('approve')], aRequest({ activities: halves }))).toEqual({});
  });

  it('are not approved while any rule misses something, of the line or of the request', () => {
    expect(decide([deciding('approve'), aRule({ ruleId: 'R2' })])).toEqual({});
    const whole = aRule({ ruleId: 'R3', codeSystem: null, codes: [], documents: ['treatmentPlan'], severity: 'warn' });
    expect(decide([deciding('approve'), whole])).toEqual({});
    expect(decide([deciding('approve'), whole], aRequest({ documentTypes: ['treatmentPlan'] }))).toHaveProperty('1');
  });

  it('wait for a person where rules disagree', () => {
    expect(decide([deciding('approve'), deciding('deny', { ruleId: 'R2' })])).toEqual({});
  });
});

const code = fc.constantFrom('E1130', 'E1131', 'K0001', 'L3201', 'A1');
const someRule = fc
  .record({
    number: fc.integer({ min: 1, max: 6 }),
    version: fc.integer({ min: 1, max: 3 }),
    month: fc.integer({ min: 1, max: 9 }),
    match: fc.constantFrom('exact', 'prefix'),
    code,
    needsApproval: fc.constantFrom('yes', 'no', 'conditional'),
    severity: fc.constantFrom('block', 'warn'),
    effect: fc.constantFrom('approve', 'deny', 'none'),
    documents: fc.subarray(['medicalReport', 'photo'] as const),
  } as const)
  .map(({ number, version, month, match, code: from, effect, documents, needsApproval, severity }) =>
    aRule({
      ruleId: `R${number}`,
      version: version * 10 + month,
      effectiveFrom: `2026-0${month}-01`,
      codes: [{ match, from: match === 'prefix' ? from.slice(0, 2) : from, to: '' }],
      decides: effect === 'none' ? null : { effect, denialCode: effect === 'deny' ? 'NCOV-003' : '' },
      documents: [...documents],
      needsApproval,
      severity,
    }),
  );
/** Versions of one rule bear different numbers. */
const someRules = fc.uniqueArray(someRule, {
  maxLength: 12,
  selector: ({ ruleId, version }) => `${ruleId} ${version}`,
});
const someRequest = fc
  .record({ codes: fc.array(code, { minLength: 1, maxLength: 5 }), hasReport: fc.boolean() })
  .map(({ codes, hasReport }) =>
    aRequest({
      activities: codes.map((each, at) => aLine({ id: String(at), code: each })),
      documentTypes: hasReport ? ['medicalReport'] : [],
    }),
  );

describe('REQ-EAUTH-17 deciding the same requests again with the same versions', () => {
  it('gives the same result in whatever order the versions are, and after they were stored', () => {
    fc.assert(
      fc.property(someRules, someRequest, fc.infiniteStream(fc.nat()), (rules, request, numbers) => {
        const shuffled = rules
          .map((rule) => ({ rule, at: numbers.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ rule }) => rule);
        const again = structuredClone(shuffled);
        expect(checkRequest(request, indexRules(again), day)).toEqual(checkRequest(request, indexRules(rules), day));
        expect([...decideLines(request, indexRules(again), day)]).toEqual([
          ...decideLines(request, indexRules(rules), day),
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('approves nothing of which a rule misses something', () => {
    fc.assert(
      fc.property(someRules, someRequest, (rules, request) => {
        const index = indexRules(rules);
        const decided = decideLines(request, index, day);
        const open = checkRequest(request, index, day).filter(({ severity }) => severity !== 'info');
        expect(open.filter(({ line = '' }) => decided.get(line)?.decision === 'approve')).toEqual([]);
      }),
    );
  });
});
