import { calendarDay } from '../calendarDay.ts';

const dayFirst = /^(\d{2})[/-](\d{2})[/-](\d{4})$/;
const yearFirst = /^(\d{4})[/-](\d{2})[/-](\d{2})$/;

/** The ISO date of a date as Emirates ID cards and their toolkit write it (`31/12/2027`, `2027-12-31`), or null. */
export function cardDateOf(text: string): string | null {
  const [, day, month, year] = dayFirst.exec(text.trim()) ?? [];
  if (year) return calendarDay(year, month ?? '', day ?? '');
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(text.trim()) ?? [];
  return isoYear ? calendarDay(isoYear, isoMonth ?? '', isoDay ?? '') : null;
}

const timestamp = /^(\S{10})[T ](\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?\s?(Z|[+-]\d{2}:\d{2})?$/;

/** The instant of a timestamp of the toolkit, or null. Without a zone it is the Emirates' time (UTC+4). */
export function cardInstantOf(text: string): Date | null {
  const [, day = '', time, zone = '+04:00'] = timestamp.exec(text.trim()) ?? [];
  const date = cardDateOf(day);
  if (!date || !time) return null;
  const instant = new Date(`${date}T${time}${zone}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** yymmdd of an ISO date, as a card wants it before it opens over NFC. */
export const nfcDateOf = (iso: string): string => iso.slice(2).replaceAll('-', '');
