import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../shared/_field/serviceDate.ts';
import type { Claim } from '../../shared/claim/claim.ts';
import { claimRules } from '../../shared/claim/rules/claimRules.ts';
import { cleanClaim, withAnother, withLine, withVisit } from '../../shared/claim/rules/examples.ts';
import { recordRules } from '../../shared/claim/rules/recordRules.ts';
import type { Place, RuleDays } from '../../shared/claim/rules/rule.ts';
import { judgedPlaces } from '../../shared/claim/rules/ruleDays.ts';
import { claimFindings, recordFindings } from '../../shared/claim/scrub.ts';

const dayOfExamples = '2026-11-02';

/** The same with every day moved, so that the one of the examples becomes another. */
function movedTo<T>(value: T, day: string): T {
  const days = (Date.parse(day) - Date.parse(dayOfExamples)) / 86_400_000;
  const moved = JSON.stringify(value).replaceAll(
    /"(\d{4}-\d\d-\d\d)/g,
    (_, each: string) => `"${daysAfter(each, days)}`,
  );
  return JSON.parse(moved) as T;
}

const dated = [
  ...claimRules.map((rule) => {
    const [dialect = 'doh'] = rule.dialects ?? [];
    const find = (day: string) =>
      claimFindings(movedTo(rule.fails(cleanClaim), day), { dialect, header: null, today: '2099-01-01' });
    return { rule, find };
  }),
  ...recordRules.map((rule) => {
    const find = (day: string) => {
      const { claim, records } = movedTo(rule.fails(cleanClaim), day);
      return recordFindings(claim, records, 'doh');
    };
    return { rule, find };
  }),
].map(({ rule: { id, since, until }, find }) => ({
  ...{ id, since, until },
  isFoundOn: (day: string) => find(day).some((found) => found.rule === id),
}));

describe('a rule with days', () => {
  it.each(dated.filter(({ since }) => since !== undefined))(
    '$id judges from $since on',
    ({ since = '', isFoundOn }) => {
      expect([isFoundOn(daysAfter(since, -1)), isFoundOn(since)]).toEqual([false, true]);
    },
  );

  it('is one of several: VAT came in 2018, the share of a drug in 2019', () => {
    const days = new Map(dated.map(({ id, since }) => [id, since]));
    expect([days.get('price.vatSum'), days.get('drugPatientShare.missing'), days.get('price.netSum')]).toEqual([
      ...['2018-01-01', '2019-02-01', undefined],
    ]);
  });
});

const claimOf = (start: string | null): Claim => withLine(withVisit(cleanClaim, { start }), { start });
const line = (claim: Claim): readonly Place[] =>
  claim.activities.map((activity) => ({ field: 'Activity.Code', activity }));
const whole: readonly Place[] = [{ field: 'Net' }];
const november: RuleDays = { since: '2026-11-01', until: '2026-11-30' };

describe('a place', () => {
  it.each([
    ['2026-10-31T19:59:00.000Z', false],
    ['2026-10-31T20:00:00.000Z', true],
    ['2026-11-30T19:59:00.000Z', true],
    ['2026-11-30T20:00:00.000Z', false],
  ])('is judged by its day in the Emirates, the first and the last included: %s', (start, isJudged) => {
    const claim = claimOf(start);
    expect(judgedPlaces(november, claim, line(claim)).length > 0).toBe(isJudged);
    expect(judgedPlaces(november, claim, whole).length > 0).toBe(isJudged);
  });

  it('in a line is judged by the day of the line, one of the whole claim by its first day', () => {
    const claim = withAnother(claimOf('2026-10-31T06:00:00.000Z'), { start: '2026-11-01T06:00:00.000Z' });
    expect(judgedPlaces(november, claim, line(claim))).toEqual(line(claim).slice(1));
    expect(judgedPlaces(november, claim, whole)).toEqual([]);
    expect(judgedPlaces({ until: '2026-10-31' }, claim, whole)).toEqual(whole);
  });

  it('in a line without a day is judged by the first day of the claim', () => {
    const claim = withLine(claimOf('2026-10-31T06:00:00.000Z'), { start: null });
    expect(judgedPlaces(november, claim, line(claim))).toEqual([]);
  });

  it('of a claim that says no day is judged by what has no end', () => {
    const claim = claimOf(null);
    expect(judgedPlaces({ since: '2026-11-01' }, claim, whole)).toEqual(whole);
    expect(judgedPlaces(november, claim, whole)).toEqual([]);
  });
});
