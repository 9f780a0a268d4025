const dayMs = 86_400_000;

/** The day (UTC) of an instant: `2026-03-01`. */
export const utcDayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The day so many days later. */
export const laterDay = (day: string, days = 1): string => utcDayOf(new Date(Date.parse(day) + days * dayMs));

/** The instant (milliseconds) at which a day (UTC) is over. */
export const endOfDay = (day: string): number => Date.parse(day) + dayMs;
