/** How far a service date may lie from today. A payer that allows less answers with its own reason. */
export const serviceDateWindow = { pastDays: 30, futureDays: 0 } as const;

/** The ISO date in the Emirates (UTC+4, no daylight saving) at an instant. */
export const emiratesDateOf = (instant: Date): string =>
  new Date(instant.getTime() + 4 * 3600_000).toISOString().slice(0, 10);

/** Why a service date (ISO) cannot be asked about on `today` (ISO), or null when it can. */
export function serviceDateProblem(serviceDate: string, today: string): 'inFuture' | 'tooOld' | null {
  const days = (Date.parse(serviceDate) - Date.parse(today)) / 86_400_000;
  if (days > serviceDateWindow.futureDays) return 'inFuture';
  return days < -serviceDateWindow.pastDays ? 'tooOld' : null;
}
