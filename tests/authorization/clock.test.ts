import { describe, expect, it } from 'vitest';
import { regulators } from '../../shared/_field/regulator.ts';
import { type ClockedRequest, deadlineOf, isOverdue, type Pause } from '../../shared/authorization/clock.ts';
import { fc } from '../support/fc.ts';

/** An instant by the clock of the Emirates. */
const at = (text: string): string => new Date(`${text}:00+04:00`).toISOString();
const dubai = { regulator: regulators.DHA, setting: 'outpatient', type: 'authorization', pauses: [] } as const;
const minuteMs = 60_000;

const pastWeekends = Date.parse('2026-01-01T00:00:00Z');
/** Whole minutes of two years, with Ramadans, holidays and weekends in them. */
const instant = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }).map((minute) => pastWeekends + minute * minuteMs);
const pause = fc
  .tuple(fc.integer({ min: -600, max: 6000 }), fc.integer({ min: 1, max: 6000 }))
  .map(([after, length]) => ({ after, length }));
const kinds = fc.record({
  regulator: fc.constantFrom(...Object.values(regulators)),
  setting: fc.constantFrom('outpatient', 'inpatient', 'emergency'),
  type: fc.constantFrom('authorization', 'extension', 'cancellation', 'statusInquiry', 'prescription'),
} as const);
const request = fc.tuple(kinds, instant, fc.array(pause, { maxLength: 4 })).map(
  ([kind, sent, pauses]): ClockedRequest => ({
    ...kind,
    sentAt: new Date(sent).toISOString(),
    pauses: pauses.map(({ after, length }) => ({
      from: new Date(sent + after * minuteMs).toISOString(),
      to: new Date(sent + (after + length) * minuteMs).toISOString(),
    })),
  }),
);

/** The desk's hours said again, day by day, so that the calendar is not tested by itself. */
function isDeskOpen(instantMs: number): boolean {
  const local = new Date(instantMs + 4 * 3600_000);
  const date = local.toISOString().slice(0, 10);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const isRamadan =
    (date >= '2026-02-18' && date <= '2026-03-19') ||
    (date >= '2027-02-08' && date <= '2027-03-08') ||
    (date >= '2028-01-28' && date <= '2028-02-25');
  const holidays = [
    ...['2026-01-01', '2026-03-20', '2026-03-21', '2026-03-22', '2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29'],
    ...['2026-06-16', '2026-08-25', '2026-12-02', '2026-12-03', '2027-01-01', '2027-03-09', '2027-03-10', '2027-03-11'],
    ...['2027-05-15', '2027-05-16', '2027-05-17', '2027-05-18', '2027-06-06', '2027-08-14', '2027-12-02', '2027-12-03'],
  ];
  const [opens, closes] = isRamadan ? [9 * 60, 16 * 60] : [8 * 60, 17 * 60];
  const isWorkday = local.getUTCDay() >= 1 && local.getUTCDay() <= 5 && !holidays.includes(date);
  return isWorkday && minute >= opens && minute < closes;
}

/** The deadline counted minute by minute: 360 minutes of an open desk that nobody has stopped. */
function countedDeadline(sentAt: string, pauses: readonly Pause[]): string {
  let left = 360;
  let now = Date.parse(sentAt);
  while (left > 0) {
    const isStopped = pauses.some(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to ?? ''));
    if (!isStopped && isDeskOpen(now)) left -= 1;
    now += minuteMs;
  }
  return new Date(now).toISOString();
}

describe('REQ-EAUTH-14 the deadline of an answer', () => {
  it.each([
    ['the same day', '2026-11-23T09:00', '2026-11-23T15:00'],
    ['over a night', '2026-11-23T15:00', '2026-11-24T12:00'],
    ['over a weekend', '2026-11-27T15:00', '2026-11-30T12:00'],
    ['over the National Day', '2026-12-01T15:00', '2026-12-04T12:00'],
    ['in the shorter hours of Ramadan', '2026-02-23T14:00', '2026-02-24T13:00'],
    ['from before the opening', '2026-11-23T03:00', '2026-11-23T14:00'],
  ])('of an elective outpatient in Dubai counts six hours of the desk %s', (_, sentAt, due) => {
    expect(deadlineOf({ ...dubai, sentAt: at(sentAt) })).toBe(at(due));
  });

  it('of an elective inpatient in Dubai is 24 hours later, of an emergency at once, whatever is asked', () => {
    const sentAt = at('2026-11-27T22:00');
    expect(deadlineOf({ ...dubai, setting: 'inpatient', sentAt })).toBe(at('2026-11-28T22:00'));
    for (const type of ['authorization', 'cancellation', 'statusInquiry'] as const)
      expect(deadlineOf({ ...dubai, setting: 'emergency', type, sentAt })).toBe(at('2026-11-27T22:15'));
  });

  it('has a row for each regulator; one that has no hours of its own is treated like the northern emirates', () => {
    const sentAt = at('2026-11-23T08:00');
    const dueOf = (regulator: number, setting: 'outpatient' | 'inpatient') =>
      deadlineOf({ ...dubai, regulator, setting, sentAt });
    expect(dueOf(regulators.HAAD, 'outpatient')).toBe(at('2026-11-23T17:00'));
    expect(dueOf(regulators.HAAD, 'inpatient')).toBe(at('2026-11-24T08:00'));
    expect(dueOf(regulators.MOHAP, 'inpatient')).toBe(at('2026-11-26T08:00'));
    expect(dueOf(regulators.Portal, 'inpatient')).toBe(at('2026-11-26T08:00'));
    expect(deadlineOf({ ...dubai, type: 'statusInquiry', sentAt })).toBe(at('2026-11-23T09:00'));
    expect(deadlineOf({ ...dubai, type: 'cancellation', sentAt })).toBe(at('2026-11-23T12:00'));
  });

  it('stands still while information is awaited, and what was missed before stays missed', () => {
    const sent = { ...dubai, sentAt: at('2026-11-23T09:00') };
    const waiting = (from: string, to: string | null) => ({
      ...sent,
      pauses: [{ from: at(from), to: to === null ? null : at(to) }],
    });
    expect(deadlineOf(waiting('2026-11-23T10:00', '2026-11-24T10:00'))).toBe(at('2026-11-24T15:00'));
    expect(deadlineOf(waiting('2026-11-23T10:00', null))).toBeNull();
    expect(deadlineOf(waiting('2026-11-23T15:30', null))).toBe(at('2026-11-23T15:00'));
    const later = new Date(at('2026-11-25T09:00'));
    expect(isOverdue(sent, later)).toBe(true);
    expect(isOverdue(waiting('2026-11-23T10:00', null), later)).toBe(false);
    expect(isOverdue(waiting('2026-11-23T15:30', null), later)).toBe(true);
    expect(isOverdue(sent, new Date(at('2026-11-23T15:00')))).toBe(false);
  });

  it('is the one that a count of every minute gives', () => {
    fc.assert(
      fc.property(request, ({ sentAt, pauses }) => {
        expect(deadlineOf({ ...dubai, sentAt, pauses })).toBe(countedDeadline(sentAt, pauses));
      }),
      { numRuns: 150 },
    );
  });

  it('is the same in whatever time zone its instants are written', () => {
    const offset = fc.integer({ min: -12, max: 14 });
    const written = (iso: string, hours: number): string => {
      const local = new Date(Date.parse(iso) + hours * 3600_000).toISOString().slice(0, 19);
      return `${local}${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
    };
    fc.assert(
      fc.property(request, offset, (each, hours) => {
        const pauses = each.pauses.map(({ from, to }) => ({
          from: written(from, hours),
          to: to && written(to, hours),
        }));
        expect(deadlineOf({ ...each, sentAt: written(each.sentAt, hours), pauses })).toBe(deadlineOf(each));
      }),
    );
  });

  it('never comes earlier by a pause', () => {
    fc.assert(
      fc.property(request, (each) => {
        const [, ...fewer] = each.pauses;
        const before = deadlineOf({ ...each, pauses: fewer }) ?? '';
        expect((deadlineOf(each) ?? '9') >= before).toBe(true);
      }),
    );
  });

  it('does not change when a pause is split, doubled, or named in another order', () => {
    fc.assert(
      fc.property(request, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
        const pauses = each.pauses.flatMap((whole): Pause[] => {
          const [from, to] = [Date.parse(whole.from), Date.parse(whole.to ?? '')];
          const middle = new Date(Math.round(from + (to - from) * share)).toISOString();
          return [{ from: middle, to: whole.to }, { from: whole.from, to: middle }, whole];
        });
        expect(deadlineOf({ ...each, pauses })).toBe(deadlineOf(each));
      }),
    );
  });
});
