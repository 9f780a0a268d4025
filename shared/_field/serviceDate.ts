/** How many days a service date may be away from today; a payer may allow fewer or more. */
export interface ServiceDateWindow {
  readonly pastDays: number;
  readonly futureDays: number;
}

/** What a payer allows that has said nothing else. */
export const serviceDateWindow: ServiceDateWindow = { pastDays: 30, futureDays: 0 };

const dayMs = 86_400_000;

const offsetMs = 4 * 3600_000;

/** The clock of the Emirates at an instant, written like an ISO instant: UTC+4, no daylight saving. `Intl` would take 10 ms to load. */
export const emiratesTimeOf = (instant: Date): string => new Date(instant.getTime() + offsetMs).toISOString();

/** The ISO date in the Emirates at an instant. */
export const emiratesDateOf = (instant: Date): string => emiratesTimeOf(instant).slice(0, 10);

/** The last instant of a day (ISO) in the Emirates. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999+04:00`);

/** The day (ISO) so many days after another one. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The first and the last service date (ISO) that can be asked about on `today` (ISO). */
export const serviceDateLimits = (today: string, window: ServiceDateWindow = serviceDateWindow) => ({
  earliest: daysAfter(today, -window.pastDays),
  latest: daysAfter(today, window.futureDays),
});

/** Why a service date (ISO) cannot be asked about on `today` (ISO), or null when it can. */
export function serviceDateProblem(
  serviceDate: string,
  today: string,
  window: ServiceDateWindow = serviceDateWindow,
): 'inFuture' | 'tooOld' | null {
  const days = (Date.parse(serviceDate) - Date.parse(today)) / dayMs;
  if (days > window.futureDays) return 'inFuture';
  return days < -window.pastDays ? 'tooOld' : null;
}
