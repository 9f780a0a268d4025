import { emiratesDateOf, emiratesTimeOf } from './serviceDate.ts';

/** When an office works: the days of the week (0 is Sunday), the hours of a day in the Emirates, and the days it is closed. */
export interface BusinessCalendar {
  readonly weekdays: readonly number[];
  /** Minutes after midnight in the Emirates. */
  readonly opensAt: number;
  readonly closesAt: number;
  /** ISO dates. */
  readonly holidays: ReadonlySet<string>;
  /** Days with other hours. */
  readonly seasons?: readonly Season[];
}

/** Days (ISO dates, both inclusive) on which an office has other hours. */
interface Season {
  readonly from: string;
  readonly to: string;
  readonly opensAt: number;
  readonly closesAt: number;
}

/**
 * The public holidays of the federal government (ISO dates). Those of the Islamic calendar depend on the moon: the days of a year
 * to come are the expected ones, and are corrected here when they are announced.
 */
const publicHolidays = [
  ...['2026-01-01', '2026-03-20', '2026-03-21', '2026-03-22', '2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29'],
  ...['2026-06-16', '2026-08-25', '2026-12-02', '2026-12-03'],
  ...['2027-01-01', '2027-03-09', '2027-03-10', '2027-03-11', '2027-05-15', '2027-05-16', '2027-05-17', '2027-05-18'],
  ...['2027-06-06', '2027-08-14', '2027-12-02', '2027-12-03'],
];

/** The working hours of Ramadan are two shorter by law. Its days depend on the moon like the holidays above. */
const ramadanHours = { opensAt: 9 * 60, closesAt: 16 * 60 };
export const ramadans: readonly Season[] = [
  { from: '2026-02-18', to: '2026-03-19', ...ramadanHours },
  { from: '2027-02-08', to: '2027-03-08', ...ramadanHours },
  { from: '2028-01-28', to: '2028-02-25', ...ramadanHours },
];

/** Monday to Friday, 08:00 to 17:00 in the Emirates, without public holidays. */
export const officeHours: BusinessCalendar = {
  weekdays: [1, 2, 3, 4, 5],
  opensAt: 8 * 60,
  closesAt: 17 * 60,
  holidays: new Set(publicHolidays),
};

/** An office that never closes. */
export const roundTheClock: BusinessCalendar = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  opensAt: 0,
  closesAt: 24 * 60,
  holidays: new Set(),
};

/** The business minutes of one working day. */
export const minutesOfDay = ({ opensAt, closesAt }: BusinessCalendar): number => closesAt - opensAt;

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** A safe end for both loops below: no office is closed for a year. */
const mostDays = 4000;

const startOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00+04:00`);

/** The opening of the office on the day of an instant (epoch milliseconds), or null when it is closed that day. */
function openingOn(calendar: BusinessCalendar, instant: number) {
  const date = emiratesDateOf(new Date(instant));
  const weekday = new Date(emiratesTimeOf(new Date(instant))).getUTCDay();
  if (!calendar.weekdays.includes(weekday) || calendar.holidays.has(date)) return null;
  const midnight = startOf(date);
  const { opensAt, closesAt } = calendar.seasons?.find(({ from, to }) => from <= date && date <= to) ?? calendar;
  return { from: midnight + opensAt * minuteMs, to: midnight + closesAt * minuteMs };
}

const nextDay = (instant: number): number => startOf(emiratesDateOf(new Date(instant))) + dayMs;

/** The instant at which so much business time (milliseconds) has passed since `start`. */
export function addBusinessTime(start: Date, time: number, calendar: BusinessCalendar = officeHours): Date {
  let rest = time;
  let at = start.getTime();
  for (let day = 0; day < mostDays; day += 1, at = nextDay(at)) {
    const opening = openingOn(calendar, at);
    if (!opening || at >= opening.to) continue;
    const from = Math.max(at, opening.from);
    if (from + rest <= opening.to) return new Date(from + rest);
    rest -= opening.to - from;
  }
  throw new Error('The calendar has no business hours');
}

/** The business time between two instants in milliseconds; 0 when `end` is not after `start`. */
export function businessTimeBetween(start: Date, end: Date, calendar: BusinessCalendar = officeHours): number {
  let sum = 0;
  let at = start.getTime();
  for (let day = 0; day < mostDays && at < end.getTime(); day += 1, at = nextDay(at)) {
    const opening = openingOn(calendar, at);
    if (opening) sum += Math.max(0, Math.min(opening.to, end.getTime()) - Math.max(at, opening.from));
  }
  return sum;
}

/** The instant at which the given business minutes have passed since `start`. */
export const addBusinessMinutes = (start: Date, minutes: number, calendar: BusinessCalendar = officeHours): Date =>
  addBusinessTime(start, minutes * minuteMs, calendar);

/** The business minutes between two instants, rounded down; 0 when `end` is not after `start`. */
export const businessMinutesBetween = (start: Date, end: Date, calendar: BusinessCalendar = officeHours): number =>
  Math.floor(businessTimeBetween(start, end, calendar) / minuteMs);
