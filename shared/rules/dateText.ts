const emiratesDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const emiratesTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** dd/mm/yyyy of an ISO date, or of an instant as the Emirates' calendar has it (REQ-UI-01). */
export function dateText(iso: string): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return day ? `${day[3]}/${day[2]}/${day[1]}` : emiratesDay.format(new Date(iso));
}

/** hh:mm of an instant in the Emirates, 24-hour. */
export const timeText = (instant: string): string => emiratesTime.format(new Date(instant));

/** dd/mm/yyyy hh:mm of an instant in the Emirates, 24-hour. */
export const dateTimeText = (instant: string): string => `${dateText(instant)} ${timeText(instant)}`;
