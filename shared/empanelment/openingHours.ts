import { asciiDigits } from '../_field/searchText.ts';

/** The longest text that is read. */
export const mostHoursLength = 40;
/** A day has a pause in the middle at most. */
const mostPeriods = 2;
const form = /^(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)$/;

/** A time of a day as `09:00`; null beyond the day, whose last instant is `24:00`. */
function timeOf(hour = '', minute = ''): string | null {
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= 24 * 60 ? `${hour.padStart(2, '0')}:${minute}` : null;
}

function periodOf(text: string): { readonly from: string; readonly to: string } | null {
  const [, fromHour, fromMinute, toHour, toMinute] = form.exec(text) ?? [];
  const from = timeOf(fromHour, fromMinute);
  const to = timeOf(toHour, toMinute);
  return fromHour !== undefined && from !== null && to !== null && from < to ? { from, to } : null;
}

/**
 * The opening hours of a day as people write them, in one form; null for a text that says none. Periods are separated by a space or a comma, and follow
 * each other.
 *
 * @example hoursOfDay('9:00 - 13:00, 17:00–21:00') === '09:00-13:00 17:00-21:00'; hoursOfDay(' ') === ''
 */
export function hoursOfDay(text: string): string | null {
  const dashed = asciiDigits(text).replaceAll('–', '-').split('-');
  const parts = dashed
    .map((part) => part.trim())
    .join('-')
    .split(/[\s,،]+/)
    .filter(Boolean);
  const periods = parts.map(periodOf);
  if (parts.length > mostPeriods || periods.includes(null)) return null;
  const [first, second] = periods;
  if (first && second && second.from <= first.to) return null;
  return periods.map((period) => `${period?.from}-${period?.to}`).join(' ');
}
