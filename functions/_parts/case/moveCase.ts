import { isTalking, type ReaderSide } from '../../../shared/_parts/conversation.ts';
import { hastenClock, pauseClock, respondClock, resumeClock } from '../../../shared/_parts/dueClock.ts';
import { type Life, type MoveOf, stateRow } from '../../../shared/_parts/life.ts';
import { listStaffWith } from '../../_data/payer/staff.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import type { AskedPayerId } from '../../_kit/ownIds.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { writeMessage } from '../conversation/writeMessage.ts';
import { makeMove } from '../life.ts';
import { type CaseKind, type CaseOf, movableCase } from './caseKind.ts';

/** A move as `moveBody` parses it. */
interface MoveSent<Move> {
  readonly version: number;
  readonly move: Move;
  readonly text?: string | undefined;
  readonly attachmentIds: readonly string[];
  readonly assignee?: string | undefined;
}

/** What a move changes in a case besides its state. */
type Effect<Stored, Body> = (
  found: Stored,
  body: Body,
  ctx: SessionContext,
) => Partial<Stored> | Promise<Partial<Stored>>;

interface CaseMoves<L extends Life, Stored, Body> {
  readonly effects: Readonly<Partial<Record<MoveOf<L>, Effect<Stored, Body>>>>;
  /** The notifications of a case that has moved, or was given to somebody. */
  readonly newsOf: (ctx: SessionContext, after: Stored, before: Stored) => Promise<TransactItem[]>;
  /** Further writes of the module: where it lists and counts its cases. `at` is the instant of the move. */
  readonly besides?: (before: Stored, after: Stored, at: string) => readonly TransactItem[];
}

/** The message that goes with a move; null where there is none. 403 for a side that has no messages. */
async function saidBy(
  ctx: SessionContext,
  side: ReaderSide,
  { text, attachmentIds }: Pick<MoveSent<unknown>, 'text' | 'attachmentIds'>,
  place: Parameters<typeof writeMessage>[2],
) {
  if (text === undefined) return null;
  if (!isTalking(side)) throw fail('notAllowed');
  return writeMessage(ctx, { side, text, attachmentIds }, place);
}

/**
 * A move of the caller, for `once`: the life says who may make it, its message and files are kept, the clock follows the state, and
 * the side that acts next is told.
 *
 * @example once(ctx, moveQuery, () => moveCase(ctx, queryCase, body, { effects, newsOf: queryNews }));
 */
export async function moveCase<
  Id extends string,
  L extends Life,
  Stored extends CaseOf<L>,
  Row,
  Body extends Readonly<Record<Id, string>> & MoveSent<MoveOf<L>>,
>(ctx: SessionContext, kind: CaseKind<Id, L, Stored, Row>, body: Body, moves: CaseMoves<L, Stored, Body>) {
  const { life, records, entity } = kind;
  const { [kind.id]: id, move, version: seen } = body;
  const { found, side } = await movableCase(ctx, kind, id);
  const { next, event } = makeMove(ctx as never, life, { move, record: found, seen, entity, id });
  const place = { pk: records.pkOf(found), attachments: found.attachmentCount };
  const said = await saidBy(ctx, side, body, place);
  const isAwaited = said !== null && stateRow(life, found.state).waitsFor === side;
  const clock = isAwaited ? respondClock(found.clock, ctx.now()) : found.clock;
  const changed: Stored = { ...found, clock, ...(await moves.effects[move]?.(found, body, ctx)), ...next };
  const hasMoved = changed.state !== found.state;
  const runs = stateRow(life, changed.state).pauses ? pauseClock : resumeClock;
  const after: Stored = {
    ...changed,
    clock: hasMoved ? runs(changed.clock, ctx.now()) : changed.clock,
    attachmentCount: said?.attachments ?? found.attachmentCount,
  };
  const isGiven = after.holder !== null && after.holder.userId !== found.holder?.userId;
  return {
    data: { [kind.id]: id } as unknown as Record<Id, string>,
    items: [
      ...records.writes(after, event),
      ...(moves.besides?.(found, after, event.at) ?? []),
      ...(said?.items ?? []),
      ...(hasMoved || isGiven ? await moves.newsOf(ctx, after, found) : []),
    ],
  };
}

/** The effect of escalating a case: half of what was left of its deadlines. */
export const escalated = <Stored extends CaseOf<Life>>({ clock }: Stored, _: unknown, { now }: SessionContext) => ({
  clock: hastenClock(clock, now()),
  escalatedAt: now().toISOString(),
});

/** The effect of giving a case to one of the insurer's people (`assignee`), or back to everybody (empty). */
export async function assigned(
  { payerId, desk, assignee }: { payerId: AskedPayerId; desk: Parameters<typeof listStaffWith>[2]; assignee: string },
  { store }: SessionContext,
) {
  if (!assignee) return { holder: null };
  const staff = await listStaffWith(store, payerId, desk);
  const holder = staff.find(({ userId }) => userId === assignee);
  if (!holder) throw invalid('assignee', 'unknownChoice');
  return { holder };
}
