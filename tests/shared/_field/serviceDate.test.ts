import { describe, expect, it } from 'vitest';
import { emiratesDateOf, serviceDateProblem, serviceDateWindow } from '../../../shared/_field/serviceDate.ts';
import { fc } from '../../support/fc.ts';

const dayMs = 86_400_000;
const aDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map(emiratesDateOf);
const daysFrom = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

describe('the service date', () => {
  it('may be any day of the window and no other', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -400, max: 400 }), (today, days) => {
        const problem = serviceDateProblem(daysFrom(today, days), today);
        if (days > serviceDateWindow.futureDays) return problem === 'inFuture';
        return problem === (days < -serviceDateWindow.pastDays ? 'tooOld' : null);
      }),
    );
  });

  it.each([
    ['2026-11-21', null],
    ['2026-11-22', 'inFuture'],
    ['2026-10-22', null],
    ['2026-10-21', 'tooOld'],
  ])('%s is the last day inside the window or the first outside, on 21 November', (day, problem) => {
    expect(serviceDateProblem(day, '2026-11-21')).toBe(problem);
  });

  it('is a day of the Emirates: it begins at 20:00 UTC', () => {
    expect(emiratesDateOf(new Date('2026-11-20T19:59:59.999Z'))).toBe('2026-11-20');
    expect(emiratesDateOf(new Date('2026-11-20T20:00:00.000Z'))).toBe('2026-11-21');
  });
});
