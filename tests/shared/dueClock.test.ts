import { describe, expect, it } from 'vitest';
import { addBusinessMinutes, businessMinutesBetween } from '../../shared/_field/businessCalendar.ts';
import {
  dueAtOf,
  hastenClock,
  pauseClock,
  respondClock,
  resumeClock,
  startClock,
} from '../../shared/_parts/dueClock.ts';

/** An instant by the clock of the Emirates. */
const at = (text: string): Date => new Date(`${text}:00+04:00`);
const promise = { first: { businessHours: 4 }, last: { businessDays: 2 } };

describe('a promise', () => {
  it.each([
    [{ businessHours: 4 }, { businessDays: 2 }, 240, 1080],
    [{ businessDays: 1 }, { businessHours: 12 }, 540, 720],
  ])('counts %j and %j in minutes of the office', (first, last, firstMinutes, lastMinutes) => {
    expect(startClock(new Date(), { first, last })).toMatchObject({ firstMinutes, lastMinutes });
  });
});

describe('the business calendar', () => {
  it.each([
    ['within a day', '2026-11-23T08:00', 240, '2026-11-23T12:00'],
    ['to the very end of a day', '2026-11-23T08:00', 540, '2026-11-23T17:00'],
    ['over a night', '2026-11-23T16:00', 240, '2026-11-24T11:00'],
    ['over a weekend', '2026-11-27T16:00', 120, '2026-11-30T09:00'],
    ['from a weekend', '2026-11-28T10:00', 60, '2026-11-30T09:00'],
    ['from before the opening', '2026-11-23T03:00', 60, '2026-11-23T09:00'],
    ['over the National Day and a weekend', '2026-12-01T16:00', 600, '2026-12-04T17:00'],
    ['over the turn of the year', '2026-12-31T16:30', 60, '2027-01-04T08:30'],
  ])('adds minutes %s', (_, start, minutes, end) => {
    expect(addBusinessMinutes(at(start), minutes)).toEqual(at(end));
    expect(businessMinutesBetween(at(start), at(end))).toBe(minutes);
  });

  it('counts nothing backwards and nothing outside of hours', () => {
    expect(businessMinutesBetween(at('2026-11-23T12:00'), at('2026-11-23T09:00'))).toBe(0);
    expect(businessMinutesBetween(at('2026-11-27T18:00'), at('2026-11-30T07:00'))).toBe(0);
  });
});

describe('the clock of a case', () => {
  const start = at('2026-11-23T10:00');
  const clock = startClock(start, promise);

  it('names the first word, then the answer', () => {
    expect(dueAtOf(clock, start)).toBe(at('2026-11-23T14:00').toISOString());
    expect(dueAtOf(respondClock(clock, start), start)).toBe(at('2026-11-25T10:00').toISOString());
  });

  it('stands still while the other side has to act, however often it is stopped', () => {
    const responded = respondClock(clock, start);
    const paused = pauseClock(pauseClock(responded, at('2026-11-23T11:00')), at('2026-11-23T12:00'));
    expect(dueAtOf(paused, at('2026-11-23T13:00'))).toBe(at('2026-11-25T12:00').toISOString());
    const resumed = resumeClock(paused, at('2026-11-23T13:00'));
    expect(dueAtOf(resumed, at('2026-11-25T09:00'))).toBe(at('2026-11-25T12:00').toISOString());
    expect(resumeClock(resumed, at('2026-11-25T09:00'))).toEqual(resumed);
  });

  it('halves what is left when it is hastened, and does not touch what is late', () => {
    expect(dueAtOf(hastenClock(clock, at('2026-11-23T12:00')), start)).toBe(at('2026-11-23T13:00').toISOString());
    const late = hastenClock(clock, at('2026-11-24T10:00'));
    expect(dueAtOf(late, start)).toBe(at('2026-11-23T14:00').toISOString());
  });
});
