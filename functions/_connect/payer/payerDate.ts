const emiratesOffsetMs = 4 * 3600_000;

/** An instant as payers write it, `dd/MM/yyyy HH:mm` in UTC+4: `21/11/2026 13:05`. */
export function payerDateTime(instant: Date): string {
  const local = new Date(instant.getTime() + emiratesOffsetMs).toISOString();
  return `${payerDate(local.slice(0, 10))} ${local.slice(11, 16)}`;
}

/** An ISO date as payers write it: `2026-11-21` becomes `21/11/2026`. */
export const payerDate = (isoDate: string): string => isoDate.split('-').reverse().join('/');

/** The ISO date of `dd/MM/yyyy`, with or without a time behind it; null when it is not a day of the calendar. */
export function isoDateOf(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})(?: ([01]?\d|2[0-3]):[0-5]?\d)?$/.exec(text);
  if (!match) return null;
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
}
