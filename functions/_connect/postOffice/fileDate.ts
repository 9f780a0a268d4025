const dayMs = 24 * 3600_000;

interface Parts {
  readonly day: string;
  readonly time: string | null;
  readonly zone: string;
}

/** `24/11/2026 09:30`, with or without seconds, with one digit where one is enough. */
function emiratesForm(text: string): Parts | null {
  const match = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?$/.exec(text);
  if (!match) return null;
  const [, day = '', month = '', year, hour, minute, second = '00'] = match;
  const time = hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}:${second}`;
  return { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, time, zone: '+04:00' };
}

/** ISO 8601; without a zone it is the Emirates' time. */
function isoForm(text: string): Parts | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    text,
  );
  if (!match) return null;
  const [, day = '', time, second = '00', zone = '+04:00'] = match;
  const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  return { day, time: time === undefined ? null : `${time}:${second}`, zone: offset };
}

/**
 * The instant that a file names, as an ISO text; null when it is none, or no day of the calendar. A day without a time is its beginning,
 * or with `isEnd` its last second.
 */
export function fileInstant(text: string, isEnd = false): string | null {
  const parts = emiratesForm(text) ?? isoForm(text);
  if (!parts) return null;
  const { day, time, zone } = parts;
  const calendarDay = new Date(`${day}T00:00:00Z`);
  // Date knows a 31st of November: it is the 1st of December.
  if (Number.isNaN(calendarDay.getTime()) || !calendarDay.toISOString().startsWith(day)) return null;
  const at = Date.parse(`${day}T${time ?? '00:00:00'}${zone}`);
  if (Number.isNaN(at)) return null;
  return new Date(at + (time === null && isEnd ? dayMs - 1000 : 0)).toISOString();
}
