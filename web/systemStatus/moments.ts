import { emiratesDateOf, emiratesTimeOf } from '../../shared/_field/serviceDate.ts';

/** Now as a field for a date with its time holds it: the Emirates' clock, to the minute. */
export function momentNow(): string {
  const now = new Date();
  return `${emiratesDateOf(now)}T${emiratesTimeOf(now).slice(11, 16)}`;
}

/** The instant of such a moment. The Emirates have no summer time. */
export const momentOf = (moment: string): string => `${moment}:00+04:00`;
