import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../shared/_field/serviceDate.ts';
import {
  admittedTo,
  endedOn,
  handedOver,
  type Responsibility,
  responsibleOn,
} from '../../shared/homeCare/responsibility.ts';
import { fc } from '../support/fc.ts';

const admission = '2026-03-01';
const facility = (name: string) => ({ facilityId: name, facilityName: name, facilityNameArabic: name });

/** A hand-over, so many days after the one before; several may fall on one day. */
const handOver = fc.record({ to: fc.constantFrom('A', 'B', 'C', 'D'), after: fc.integer({ min: 0, max: 9 }) });

interface Course {
  readonly list: Responsibility;
  /** Who has the patient on each day from the admission on, as a model that keeps a row for every day. */
  readonly days: readonly string[];
}

/** The course of an episode, and the same by a model: each hand-over writes the facility on all days from its own on. */
function courseOf(steps: readonly { to: string; after: number }[], lasts: number): Course {
  let list: Responsibility = admittedTo(facility('first'), admission);
  let at = 0;
  const days: string[] = Array(200).fill('first');
  for (const { to, after } of steps) {
    at += after;
    list = handedOver(list, { to: facility(to), on: daysAfter(admission, at) });
    days.fill(to, at);
  }
  return { list: endedOn(list, daysAfter(admission, at + lasts)), days: days.slice(0, at + lasts) };
}

describe('the responsibility for a patient at home', () => {
  it('REQ-SPEC-14 is with exactly one facility on any day between admission and end, and with none outside', () => {
    fc.assert(
      fc.property(fc.array(handOver, { maxLength: 12 }), fc.integer({ min: 0, max: 20 }), (steps, lasts) => {
        const { list, days } = courseOf(steps, lasts);
        for (let at = -3; at < days.length + 3; at += 1) {
          const day = daysAfter(admission, at);
          const all = list.filter(({ from, to }) => from <= day && (to === null || day < to));
          expect(
            all.map(({ facilityId }) => facilityId),
            day,
          ).toEqual(days[at] === undefined ? [] : [days[at]]);
          expect(responsibleOn(list, day)?.facilityId, day).toBe(days[at]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('REQ-SPEC-14 goes on without an end while the patient is in care', () => {
    const list = handedOver(admittedTo(facility('A'), admission), { to: facility('B'), on: '2026-03-05' });
    expect(['2026-03-04', '2026-03-05', '2099-01-01'].map((day) => responsibleOn(list, day)?.facilityId)).toEqual([
      'A',
      'B',
      'B',
    ]);
  });

  it('is given up by nobody who does not have it, nor before it began', () => {
    const ended = endedOn(admittedTo(facility('A'), admission), '2026-03-05');
    expect(() => endedOn(ended, '2026-03-06')).toThrow();
    expect(() => handedOver(ended, { to: facility('B'), on: '2026-03-06' })).toThrow();
    expect(() => endedOn([], admission)).toThrow();
    expect(() => endedOn(admittedTo(facility('A'), admission), '2026-02-28')).toThrow();
  });
});
