import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { hastenClock, pauseClock, respondClock, resumeClock, startClock } from '../../shared/_parts/dueClock.ts';
import { stateRow } from '../../shared/_parts/life.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi, type QueryMove } from '../../shared/providerQuery/routes.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import { findQuery, isActive, queryPk, queryWrites, type StoredQuery } from '../_data/providerQuery/providerQuery.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { writeMessage } from '../_parts/conversation/writeMessage.ts';
import { makeMove } from '../_parts/life.ts';
import { once } from '../_store/idempotency.ts';
import { ownQuery } from './ownQuery.ts';
import { queryNews } from './queryNews.ts';

type Move = typeof providerQueryApi.endpoints.moveQuery;
type Body = BodyOf<Move>;
type Effect = (
  query: StoredQuery,
  body: Body,
  ctx: ContextOf<Move>,
) => Partial<StoredQuery> | Promise<Partial<StoredQuery>>;

/** What a move changes besides the state; the clock follows the state by itself. */
const effects: Readonly<Partial<Record<QueryMove, Effect>>> = {
  ask: ({ clock }, _, ctx) => ({ clock: respondClock(clock, ctx.now()) }),
  answer: ({ clock }, _, ctx) => ({ clock: respondClock(clock, ctx.now()) }),
  reopen: (_, __, ctx) => ({
    clock: startClock(ctx.now(), queryLife.states.open.due),
    escalatedAt: null,
    satisfaction: null,
  }),
  rate: (_, { score = null }) => ({ satisfaction: score }),
  escalate: ({ clock }, _, ctx) => ({ clock: hastenClock(clock, ctx.now()), escalatedAt: ctx.now().toISOString() }),
  assign: async ({ payerId }, { assignee }, ctx) => {
    if (!assignee) return { holder: null };
    const staff = await listStaffWith(ctx.store, payerId, moduleAccess.providerQueryDesk);
    const holder = staff.find(({ userId }) => userId === assignee);
    if (!holder) throw invalid('assignee', 'unknownChoice');
    return { holder };
  },
  merge: async ({ queryId, payerId, facilityId }, { into = '' }, ctx) => {
    const other = into === queryId ? null : await findQuery(ctx.store, ctx.scope, into);
    if (!other || other.payerId !== payerId || other.facilityId !== facilityId || !isActive(other)) {
      throw invalid('into', 'notMergeable');
    }
    return { mergedInto: { queryId: into, queryNumber: other.queryNumber } };
  },
};

/** Moves a query on over the version that the caller saw: the life says who may, the effect what changes with it. */
export const moveQuery: Operation<Move> = async ({ body }, ctx) =>
  (await once(ctx, providerQueryApi.endpoints.moveQuery, () => prepare(body, ctx))).data;

async function prepare(body: Body, ctx: ContextOf<Move>) {
  const { queryId, move, text, attachmentIds, version: seen } = body;
  const { found, side } = await ownQuery(ctx, queryId);
  const { next, event } = makeMove(ctx, queryLife, { move, record: found, seen, entity: 'query', id: queryId });
  const changed = { ...found, ...(await effects[move]?.(found, body, ctx)), ...next };
  const hasMoved = changed.state !== found.state;
  const runs = stateRow(queryLife, changed.state).pauses ? pauseClock : resumeClock;
  const after = { ...changed, clock: hasMoved ? runs(changed.clock, ctx.now()) : changed.clock };
  const place = { pk: queryPk(found), attachments: found.attachmentCount };
  const said = text === undefined ? null : await writeMessage(ctx, { side, text, attachmentIds }, place);
  const writes = queryWrites({ ...after, attachmentCount: said?.attachments ?? found.attachmentCount }, event);
  const isTold = hasMoved || (move === 'assign' && after.holder !== null);
  return {
    data: { queryId },
    items: [...writes, ...(said?.items ?? []), ...(isTold ? await queryNews(ctx, after) : [])],
  };
}
