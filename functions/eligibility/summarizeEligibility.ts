import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import {
  type EligibilitySummary,
  longestSummary,
  type StatusCounts,
} from '../../shared/eligibility/eligibilityHistory.ts';
import type { EligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { countRequests, type DayCount, type DayRange } from '../_data/eligibility/eligibilityCount.ts';
import { readersScope } from '../_data/eligibility/readersScope.ts';
import { payerNames } from '../_data/payer/payerName.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';

type Summarize = typeof eligibilityApi.endpoints.summarizeEligibility;
type Body = BodyOf<Summarize>;

const dayMs = 86_400_000;
const usualDays = 31;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The days that are asked for; without any, the last month up to today in the Emirates. */
function rangeOf({ from, to }: Body, now: Date): DayRange {
  const last = to ?? emiratesDateOf(now);
  const first = from ?? daysAfter(last, 1 - usualDays);
  if (first > last) throw invalid('to', 'beforeFrom');
  if (daysAfter(first, longestSummary) <= last) {
    throw invalid('from', 'summaryTooLong', { days: longestSummary });
  }
  return { from: first, to: last };
}

/** The sums by status of the counts that `keyOf` puts together. */
function sumBy<Key>(counts: readonly DayCount[], keyOf: (count: DayCount) => Key): Map<Key, StatusCounts> {
  const sums = new Map<Key, Map<EligibilityStatus, number>>();
  for (const each of counts) {
    const sum = sums.get(keyOf(each)) ?? new Map<EligibilityStatus, number>();
    sums.set(keyOf(each), sum.set(each.status, (sum.get(each.status) ?? 0) + each.count));
  }
  const ordered = (sum: Map<EligibilityStatus, number>): StatusCounts =>
    [...sum].sort(([one], [other]) => one - other).map(([status, count]) => ({ status, count }));
  return new Map([...sums].map(([key, sum]) => [key, ordered(sum)]));
}

const totalOf = (counts: StatusCounts): number => counts.reduce((sum, { count }) => sum + count, 0);

async function payersOf(
  counts: readonly DayCount[],
  { store }: SessionContext,
): Promise<EligibilitySummary['byPayer']> {
  const sums = [...sumBy(counts, ({ payerId }) => payerId)];
  const rows = sums.map(async ([payerId, sum]) => ({
    payerId,
    ...(await payerNames(store, payerId)),
    counts: sum,
  }));
  return (await Promise.all(rows)).sort((one, other) => totalOf(other.counts) - totalOf(one.counts));
}

/** REQ-ELIG-13: counted from the counters that every change of a request keeps, never from the requests. */
export const summarizeEligibility: Operation<Summarize> = async ({ body }, ctx) => {
  const range = rangeOf(body, ctx.now());
  const { scope, counterpart } = await readersScope(body, ctx);
  // Requests of a facility to a payer are counted at the facility, whose counts know the payer.
  const tenant = counterpart ? ({ kind: 'facility', facilityId: counterpart.facilityId } as const) : scope;
  const counts = (await countRequests(ctx.store, tenant, range)).filter(
    ({ payerId }) => !counterpart || payerId === counterpart.payerId,
  );
  const byDay = sumBy(counts, ({ day }) => day);
  const days = (Date.parse(range.to) - Date.parse(range.from)) / dayMs + 1;
  return {
    ...range,
    byStatus: sumBy(counts, () => 'all').get('all') ?? [],
    byPayer: await payersOf(counts, ctx),
    byDay: Array.from({ length: days }, (_, at) => daysAfter(range.from, at)).map((day) => ({
      day,
      counts: byDay.get(day) ?? [],
    })),
  };
};
