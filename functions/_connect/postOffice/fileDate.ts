const dayMs = 24 * 3600_000;

interface Parts {
  readonly day: string;
  readonly time: string | null;
  readonly zone: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const twoDigits = (text = ''): string => text.padStart(2, '0');

/** `24/11/2026`, `24-11-2026`, `24.11.2026`, with one digit where one is enough; never the American order. */
function dayFirst(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null;
}

/** `24-Nov-2026`, `24 November 2026`. */
function monthNamed(text: string): string | null {
  const [, day, name = '', year] = /^(\d{1,2})[ /-]([a-z]{3,9})[ /-](\d{4})$/i.exec(text) ?? [];
  const month = months.indexOf(name.slice(0, 3).toLowerCase());
  return month < 0 ? null : `${year}-${twoDigits(String(month + 1))}-${twoDigits(day)}`;
}

/** `2026-11-24`, `2026/11/24`. */
function yearFirst(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[/-](\d{2})[/-](\d{2})$/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}

/** What a file writes as a zone, as ISO has it; without one it is the Emirates' time. */
function zoneOf(text = '+04:00'): string {
  if (/^z$/i.test(text)) return 'Z';
  return `${text.slice(0, 3)}:${text.length > 3 ? text.slice(-2) : '00'}`;
}

/** A day in one of its forms, a time, a zone. */
const form =
  /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}[/-]\d{2}[/-]\d{2}|\d{1,2}[ /-][a-z]{3,9}[ /-]\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

function partsOf(text: string): Parts | null {
  const [, dayText = '', hour, minute, second = '00', zone] = form.exec(text) ?? [];
  const day = dayFirst(dayText) ?? yearFirst(dayText) ?? monthNamed(dayText);
  if (day === null) return null;
  return { day, time: hour === undefined ? null : `${twoDigits(hour)}:${minute}:${second}`, zone: zoneOf(zone) };
}

/**
 * The instant that a file names, as an ISO text; null when it is none, or no day of the calendar. A day without a time is its beginning,
 * or with `isEnd` its last second.
 */
export function fileInstant(text: string, isEnd = false): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const { day, time, zone } = parts;
  const calendarDay = new Date(`${day}T00:00:00Z`);
  // Date knows a 31st of November: it is the 1st of December.
  if (Number.isNaN(calendarDay.getTime()) || !calendarDay.toISOString().startsWith(day)) return null;
  const at = Date.parse(`${day}T${time ?? '00:00:00'}${zone}`);
  if (Number.isNaN(at)) return null;
  return new Date(at + (time === null && isEnd ? dayMs - 1000 : 0)).toISOString();
}
