import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { earliestEnd } from '../../shared/homeCare/responsibility.ts';
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

/** The same for a day on which the patient was in the care of the present provider: from its first day until today. */
export const checkDayInCare = (
  field: string,
  day: string,
  { responsible }: StoredEpisode,
  { now, ...limits }: { readonly now: Date; readonly from?: string; readonly approvedUntil?: string | null },
): string => checkDay(field, day, { from: earliestEnd(responsible) ?? '', until: emiratesDateOf(now), ...limits });

/** The first day on which the care by the present provider can end: no day that was entered may be after it. */
export function earliestLastDay({ responsible, lastVisitOn, equipment }: StoredEpisode): string {
  const days = equipment.flatMap(({ lentOn, returnedOn }) => [lentOn, returnedOn]);
  const all = [earliestEnd(responsible), lastVisitOn, ...days].filter((day) => day !== null);
  return all.sort().at(-1) ?? '';
}
