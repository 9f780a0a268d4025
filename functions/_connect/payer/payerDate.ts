import { dateText, dateTimeText } from '../../../shared/_field/dateText.ts';

/** An instant as payers write it, `dd/MM/yyyy HH:mm` in UTC+4: `21/11/2026 13:05`. */
export const payerDateTime = (instant: Date): string => dateTimeText(instant);

/** An ISO date as payers write it: `2026-11-21` becomes `21/11/2026`. */
export const payerDate = (isoDate: string): string => dateText(isoDate);

/** The ISO date of `dd/MM/yyyy`, with or without a time behind it; null when it is not a day of the calendar. */
export function isoDateOf(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})(?: ([01]?\d|2[0-3]):[0-5]?\d)?$/.exec(text);
  if (!match) return null;
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
}
