import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import {
  type AuthorizationMeasures,
  type authorizationMeasureApi,
  mostMonths,
} from '../../shared/authorizationMeasure/routes.ts';
import { countAuthorizations } from '../_data/authorization/authorizationCounts.ts';
import { listMeasures, type MeasuredMonth, openStates } from '../_data/authorization/authorizationMeasures.ts';
import { payerNames } from '../_data/payer/payerName.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { agesOf, countersOf, typesOf } from './sums.ts';

type Get = typeof authorizationMeasureApi.endpoints.getAuthorizationMeasures;

/** The month (YYYY-MM) so many months before another. */
function monthsBefore(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7);
}

async function payersOf(
  months: readonly MeasuredMonth[],
  { store }: SessionContext,
): Promise<AuthorizationMeasures['byPayer']> {
  const ids = [...new Set(months.map(({ payerId }) => payerId))];
  const rows = ids.map(async (payerId) => ({
    payerId,
    ...(await payerNames(store, payerId)),
    counters: countersOf(months.filter((each) => each.payerId === payerId)),
  }));
  const found = await Promise.all(rows);
  return found
    .filter(({ counters }) => counters.requests > 0)
    .toSorted((one, other) => other.counters.requests - one.counters.requests);
}

/** REQ-EAUTH-19: read from the counters that every change of a request keeps, never from the requests. */
export const getAuthorizationMeasures: Operation<Get> = async ({ query }, ctx) => {
  const { scope, store } = ctx;
  if (scope.kind === 'all') throw fail('notFound');
  const today = emiratesDateOf(ctx.now());
  const to = today.slice(0, 7);
  const from = monthsBefore(to, query.months - 1);
  const [read, states] = await Promise.all([
    listMeasures(store, scope, monthsBefore(to, mostMonths - 1)),
    countAuthorizations(store, scope),
  ]);
  const known = read.filter(({ payerId }) => query.payerId === undefined || payerId === query.payerId);
  const shown = known.filter(({ month }) => month >= from);
  // Of all payers the counts by state know also what is older than the months that are read.
  const outstanding =
    query.payerId === undefined
      ? openStates.reduce((sum, state) => sum + (states.get(state) ?? 0), 0)
      : countersOf(known).open;
  return {
    ...{ from, to, outstanding },
    total: countersOf(shown),
    byMonth: Array.from({ length: query.months }, (_, at) => monthsBefore(to, query.months - 1 - at)).map((month) => ({
      month,
      counters: countersOf(shown.filter((each) => each.month === month)),
    })),
    byPayer: await payersOf(shown, ctx),
    byType: typesOf(shown),
    byAge: agesOf(known, today, outstanding),
  };
};
