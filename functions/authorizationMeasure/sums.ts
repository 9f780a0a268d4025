import { authorizationTypeNames } from '../../shared/authorization/authorizationTypes.ts';
import {
  type AgeCounters,
  ages,
  type Counters,
  counterNames,
  type noCounters,
  type TypeCounters,
} from '../../shared/authorizationMeasure/counters.ts';
import { type MeasuredMonth, ofDay, ofType } from '../_data/authorization/authorizationMeasures.ts';

type Counts = readonly Pick<MeasuredMonth, 'counts'>[];

const sumOf = (months: Counts, name: string): number =>
  months.reduce((sum, { counts }) => sum + (counts.get(name) ?? 0), 0);

/** The sum of every counter. */
export const countersOf = (months: Counts): Counters =>
  Object.fromEntries(counterNames.map((name) => [name, sumOf(months, name)])) as typeof noCounters;

/** The types of which there were requests. */
export const typesOf = (months: Counts): TypeCounters[] =>
  authorizationTypeNames
    .map((type) => ({
      type,
      requests: sumOf(months, ofType('requests', type)),
      sends: sumOf(months, ofType('sends', type)),
      errors: sumOf(months, ofType('errors', type)),
    }))
    .filter(({ requests }) => requests > 0);

const dayMs = 86_400_000;

/** The day (ISO) so many days before another. */
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** What is outstanding, by the days since it was sent; what is older than the last group's beginning is the rest of all. */
export function agesOf(months: readonly MeasuredMonth[], today: string, outstanding: number): AgeCounters[] {
  const onDay = (name: 'open' | 'openPended', day: string): number =>
    sumOf(
      months.filter(({ month }) => month === day.slice(0, 7)),
      ofDay(name, day.slice(8)),
    );
  const between = (name: 'open' | 'openPended', from: number, to: number): number =>
    Array.from({ length: to - from + 1 }, (_, at) => onDay(name, daysBefore(today, from + at))).reduce(
      (sum, count) => sum + count,
      0,
    );
  const known = ages.map(({ name, from, to }) => ({
    age: name,
    requests: to === null ? 0 : between('open', from, to),
    lines: to === null ? 0 : between('openPended', from, to),
  }));
  const sum = (name: 'requests' | 'lines') => known.reduce((all, each) => all + each[name], 0);
  const older = { requests: outstanding - sum('requests'), lines: sumOf(months, 'openPended') - sum('lines') };
  return known.map((each, at) => (ages[at]?.to === null ? { ...each, ...older } : each));
}
