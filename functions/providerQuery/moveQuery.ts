import { startClock } from '../../shared/_parts/dueClock.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { isActiveIn } from '../_data/case/caseRecord.ts';
import { queries, type StoredQuery } from '../_data/providerQuery/providerQuery.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { assigned, escalated, moveCase } from '../_parts/case/moveCase.ts';
import { once } from '../_store/idempotency.ts';
import { queryCase } from './queryCase.ts';
import { queryNews } from './queryNews.ts';

type Move = typeof providerQueryApi.endpoints.moveQuery;
type Body = BodyOf<Move>;

async function mergedInto({ queryId, payerId, facilityId }: StoredQuery, into: string, ctx: ContextOf<Move>) {
  const other = into === queryId ? null : await queries.find(ctx.store, ctx.scope, into);
  const isTheirs = other?.payerId === payerId && other.facilityId === facilityId;
  if (!isTheirs || !isActiveIn(queryLife, other)) throw invalid('into', 'notMergeable');
  return { mergedInto: { queryId: into, queryNumber: other.queryNumber } };
}

/** Moves a query on over the version that the caller saw: the life says who may, the effect what changes with it. */
export const moveQuery: Operation<Move> = async ({ body }, ctx) => {
  const effects = {
    reopen: () => ({ clock: startClock(ctx.now(), queryLife.states.open.due), escalatedAt: null, satisfaction: null }),
    rate: (_: StoredQuery, { score }: Body) => ({ satisfaction: score ?? null }),
    escalate: escalated,
    assign: ({ payerId }: StoredQuery, { assignee = '' }: Body) =>
      assigned({ payerId, assignee, desk: queryCase.desk }, ctx),
    merge: (found: StoredQuery, { into = '' }: Body) => mergedInto(found, into, ctx),
  };
  const move = () => moveCase(ctx, queryCase, body, { effects, newsOf: queryNews });
  return (await once(ctx, providerQueryApi.endpoints.moveQuery, move)).data;
};
