import { calendarDay } from './calendarDay.ts';

/** Why a typed date or time is refused (REQ-VALID-22, 24). */
export type TypedProblem = 'Invalid date' | 'Invalid time' | 'Invalid arguments' | 'outOfBounds';

/** A value, or the reason why the text gives no value. A text that cannot be read leaves no value (REQ-VALID-22). */
export type TypedReading =
  | { readonly value: string; readonly problem: null }
  | { readonly value: null; readonly problem: TypedProblem };

const refused = (problem: TypedProblem): TypedReading => ({ value: null, problem });

const firstYear = 1900;

/** The ISO date of year, month and day, if the calendar has it and anybody alive could mean it. */
function isoDay(year: string, month: string, day: string): string | null {
  return Number(year) < firstYear ? null : calendarDay(year, month, day);
}

/** Reads a date typed as dd/mm/yyyy, or dd-mm-yyyy, as an ISO date (REQ-VALID-24). */
export function readTypedDate(text: string): TypedReading {
  const [, day, separator, month, year] = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/.exec(text.trim()) ?? [];
  if (!(day && separator && month && year)) return refused('Invalid date');
  const value = isoDay(year, month.padStart(2, '0'), day.padStart(2, '0'));
  return value ? { value, problem: null } : refused('Invalid date');
}

/** Reads a time typed as hh:mm with 24 hours (REQ-UI-19). */
export function readTypedTime(text: string): TypedReading {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  const isTime = hour && minute && Number(hour) < 24 && Number(minute) < 60;
  return isTime ? { value: `${hour.padStart(2, '0')}:${minute}`, problem: null } : refused('Invalid time');
}

/** The first and the last moment allowed, as `2026-11-21T08:30`. */
export interface TimeBounds {
  readonly min?: string;
  readonly max?: string;
}

/**
 * Reads a typed `dd/mm/yyyy hh:mm` as `2026-11-21T08:30` and checks it against the first and last moment allowed
 * (REQ-VALID-23). One part alone is not enough to read: 'Invalid arguments'.
 */
export function readTypedDateTime(text: string, { min, max }: TimeBounds = {}): TypedReading {
  const [dateText, timeText, ...rest] = text.trim().split(/\s+/);
  if (!(dateText && timeText) || rest.length > 0) return refused('Invalid arguments');
  const date = readTypedDate(dateText);
  const time = readTypedTime(timeText);
  if (date.problem) return date;
  if (time.problem) return time;
  const value = `${date.value}T${time.value}`;
  const isWithin = (!min || value >= min) && (!max || value <= max);
  return isWithin ? { value, problem: null } : refused('outOfBounds');
}
