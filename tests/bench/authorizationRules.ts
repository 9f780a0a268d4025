import type { CheckedRequest } from '../../shared/authorizationRule/checkedRequest.ts';
import { checkRequest, decideLines } from '../../shared/authorizationRule/checkRequest.ts';
import { indexRules } from '../../shared/authorizationRule/ruleIndex.ts';
import type { CheckedRule, CodePattern } from '../../shared/authorizationRule/ruleModel.ts';
import { aLine, aRequest, aRule } from '../authorizationRule/support/someRules.ts';
import { percentiles } from './load.ts';
import type { Section } from './report.ts';

const day = '2026-06-01';
const codeOf = (number: number): string => `E${String(number % 10_000).padStart(4, '0')}`;
const someLines = 20;

/** Of ten rules four name one code, three a range, two a beginning; one is about every code. */
function patternOf(number: number): CodePattern[] {
  const from = codeOf(number * 7);
  if (number % 10 < 4) return [{ match: 'exact', from, to: '' }];
  if (number % 10 < 7)
    return [{ match: 'range', from, to: codeOf((number * 7) % 9_900) > from ? from : `${from.slice(0, 3)}99` }];
  return number % 10 < 9 ? [{ match: 'prefix', from: from.slice(0, 4), to: '' }] : [];
}

/** The rules of one payer, which is the worst case: rules of others are not looked at. */
const someRules = (count: number): CheckedRule[] =>
  Array.from({ length: count }, (_, number) =>
    aRule({
      ruleId: `R${String(number).padStart(6, '0')}`,
      codes: patternOf(number),
      // A rule about every code is kept apart by encounter and plan, as such rules are.
      encounterTypes: number % 10 === 9 ? [3] : [],
      diagnoses: number % 3 === 0 ? ['M84'] : [],
      decides: number % 5 === 0 ? { effect: 'approve', denialCode: '' } : null,
      limit: number % 5 === 0 ? { kind: 'amountAtMost', value: 50_000 } : null,
    }),
  );

const requestOf = (number: number): CheckedRequest =>
  aRequest({
    activities: Array.from({ length: someLines }, (_, at) =>
      aLine({ id: String(at), code: codeOf(number * 131 + at * 7) }),
    ),
  });

function timesOf(rules: readonly CheckedRule[]) {
  const started = performance.now();
  const index = indexRules(rules);
  const indexing = performance.now() - started;
  const times = Array.from({ length: 300 }, (_, number) => {
    const request = requestOf(number);
    const begin = performance.now();
    checkRequest(request, index, day);
    decideLines(request, index, day);
    return performance.now() - begin;
  });
  return { indexing, ...percentiles(times) };
}

/** How long a request of 20 lines is checked and decided by the rules of its payer. */
export function measureAuthorizationRules(): Section[] {
  const rows = [100, 1000, 10_000].map((count) => {
    const { indexing, p50, p95, p99 } = timesOf(someRules(count));
    return [count, p50, p95, p99, indexing];
  });
  return [
    {
      title: 'Rules of authorisations',
      note: 'A request of 20 lines is checked and its lines are decided by the rules of one payer. The index is made once for a state of the rules.',
      target: '95 of 100 requests take at most 50 ms with 10 000 rules',
      columns: ['rules', 'median ms', 'p95 ms', 'p99 ms', 'index ms'],
      rows,
    },
  ];
}
