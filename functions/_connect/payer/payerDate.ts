/** The ISO date of `dd/MM/yyyy`, with or without a time behind it; null when it is not a day of the calendar. */
export function isoDateOf(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})(?: ([01]?\d|2[0-3]):[0-5]?\d)?$/.exec(text);
  if (!match) return null;
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
}
