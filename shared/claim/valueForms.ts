/** xs:float as the schemas have it, without infinities: they are no amount. */
export const isAmountText = (text: string): boolean => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(text);

/** xs:nonNegativeInteger. */
export const isCountText = (text: string): boolean => /^\+?\d{1,9}$/.test(text);

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};
const isDay = (year: number, month: number, day: number): boolean =>
  year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

const zero = '0'.charCodeAt(0);

/** The number that a part of a text is; NaN where it is empty, longer than wanted or not of digits alone. */
function digitsOf(text: string, from: number, to: number, most: number): number {
  if (to <= from || to - from > most) return Number.NaN;
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - zero;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

const emiratesOffsetHours = 4;
const minuteMs = 60_000;

/**
 * The minutes from 1970 to what `dd/MM/yyyy HH:mm` means in the Emirates; NaN for any other form, and for a day that no calendar has.
 * A large file asks for millions of them, for which a pattern and a `Date` are too slow.
 */
function minutesOf(text: string): number {
  if (text[2] !== '/' || text[5] !== '/' || text[10] !== ' ') return Number.NaN;
  const colon = text.indexOf(':', 11);
  const [day, month, year] = [digitsOf(text, 0, 2, 2), digitsOf(text, 3, 5, 2), digitsOf(text, 6, 10, 4)];
  const [hour, minute] = [digitsOf(text, 11, colon, 2), digitsOf(text, colon + 1, text.length, 2)];
  if (!(isDay(year, month, day) && hour < 24 && minute < 60)) return Number.NaN;
  return Date.UTC(year, month - 1, day, hour - emiratesOffsetHours, minute) / minuteMs;
}

/** `dd/MM/yyyy HH:mm` of a day of the calendar. */
export const isInstantText = (text: string): boolean => !Number.isNaN(minutesOf(text));

/** The instants of the last minutes that were asked for: a month has 43 000, and the claims of a file are mostly of one. */
const instants = new Map<number, string>();
const mostInstants = 50_000;

/** The instant (ISO) of a text in the form of the schema; null for any other. */
export function plainInstant(text: string): string | null {
  const minutes = minutesOf(text);
  if (Number.isNaN(minutes)) return null;
  const known = instants.get(minutes);
  if (known !== undefined) return known;
  const instant = new Date(minutes * minuteMs).toISOString();
  if (instants.size >= mostInstants) instants.clear();
  instants.set(minutes, instant);
  return instant;
}

/** xs:base64Binary: whole groups of four signs, with spaces and line ends anywhere between them. */
export function isBase64Text(text: string): boolean {
  const signs = text.replace(/\s/g, '');
  return signs.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(signs);
}
