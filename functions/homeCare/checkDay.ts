import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { StoredEpisode } from '../_data/homeCare/episode.ts';
import { invalid } from '../_kit/failure.ts';

interface Limits {
  readonly from: string;
  /** Today, where the day cannot be in the future. */
  readonly until?: string;
  /** The last day that the insurer has approved, where it counts. */
  readonly approvedUntil?: string | null;
}

/** The day (ISO) of a field of the form; throws where it is outside its limits. */
export function checkDay(field: string, day: string, { from, until, approvedUntil }: Limits): string {
  if (until !== undefined && day > until) throw invalid(field, 'dayInFuture');
  if (day < from) throw invalid(field, 'dayTooEarly', { from });
  if (approvedUntil && day > approvedUntil) throw invalid(field, 'dayAfterApproval', { until: approvedUntil });
  return day;
}

/** The same for a day on which the patient was in care: from the admission until today. */
export const checkDayInCare = (
  field: string,
  day: string,
  { admittedOn }: StoredEpisode,
  { now, ...limits }: { readonly now: Date; readonly from?: string; readonly approvedUntil?: string | null },
): string => checkDay(field, day, { from: admittedOn ?? '', until: emiratesDateOf(now), ...limits });
