import { emiratesDateOf, emiratesTimeOf } from './serviceDate.ts';

/** Whether a value is written as an ISO date, `2026-11-26`. The calendar is not asked: `2026-02-31` passes. */
export const isIsoDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** dd/mm/yyyy of an ISO date, or of an instant as the Emirates' calendar has it (REQ-UI-01). */
export function dateText(value: string | Date): string {
  const date = isIsoDay(value) ? value : emiratesDateOf(new Date(value));
  return date.split('-').reverse().join('/');
}

/** hh:mm of an instant in the Emirates, 24-hour. */
export const timeText = (instant: string | Date): string => emiratesTimeOf(new Date(instant)).slice(11, 16);

/** dd/mm/yyyy hh:mm of an instant in the Emirates, 24-hour. */
export const dateTimeText = (instant: string | Date): string => `${dateText(instant)} ${timeText(instant)}`;
