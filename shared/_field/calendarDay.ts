/** The ISO date of a year (four digits), month and day (two digits each), or null where the calendar has no such day. */
export function calendarDay(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month}-${day}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== iso ? null : iso;
}
