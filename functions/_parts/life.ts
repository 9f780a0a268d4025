import {
  type Life,
  type MoveOf,
  type MoveRefusal,
  moveRow,
  type PersonOf,
  type RecordOf,
  refusalOf,
} from '../../shared/_parts/life.ts';
import type { ErrorCode } from '../../shared/messages.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

const codes: Readonly<Record<MoveRefusal, ErrorCode>> = {
  notYours: 'notAllowed',
  notInThisState: 'notInThisStatus',
  tooLate: 'tooLate',
};

type Moved<L extends Life> = RecordOf<L> & { readonly version: number };
type Caller<L extends Life> = Pick<SessionContext, 'now'> & { readonly user: PersonOf<L> };

/**
 * Throws where the caller may not make the move: `notAllowed` for another side's move, `changedMeanwhile` where the record is not
 * at the version that the caller saw, `notInThisStatus` or `tooLate` where the record does not allow it.
 */
export function checkMove<L extends Life>(
  ctx: Caller<L>,
  life: L,
  { move, record, seen }: { move: MoveOf<L>; record: Moved<L>; seen: number },
): void {
  const refusal = refusalOf(life, move, { person: ctx.user, record, now: ctx.now() });
  if (refusal === 'notYours') throw fail(codes.notYours);
  if (record.version !== seen) throw fail('changedMeanwhile');
  if (refusal) throw fail(codes[refusal]);
}

interface Wanted<L extends Life, Move> {
  readonly move: Move;
  /** The record as it was read, within the caller's scope. */
  readonly record: Moved<L>;
  /** The version that the caller saw. */
  readonly seen: number;
  /** How the audit trail names the record. */
  readonly entity: string;
  readonly id: string;
  /** What the timeline shows in addition to the move. */
  readonly detail?: string | null;
}

/**
 * Makes a move of the caller: checks it, puts it on the audit trail, and answers the fields that the record has after it with the
 * event for its timeline. The caller writes both in one transaction, on condition that the version is still the one that was read.
 *
 * @example const { next, event } = makeMove(ctx, queryLife, { move: 'answer', record, seen: body.version, entity: 'query', id });
 *   if (!(await writeTogether(ctx.store, queryChange(record, { ...next, answer: body.message }, [event])))) throw fail('changedMeanwhile');
 */
export function makeMove<L extends Life, Move extends MoveOf<L>>(
  ctx: Caller<L> & Pick<SessionContext, 'audited'> & { readonly user: { readonly displayName: string } },
  life: L,
  wanted: Wanted<L, Move>,
) {
  const { move, record, entity, id, detail = null } = wanted;
  const { state: before } = record;
  const state = moveRow(life, move).to ?? before;
  ctx.audited({ entity, id, before: { state: before }, after: { move, state } });
  checkMove(ctx, life, wanted);
  const at = ctx.now().toISOString();
  const stateSince = state === before ? (record.stateSince ?? at) : at;
  return {
    next: { state, stateSince, version: record.version + 1 },
    event: { at, event: move, by: ctx.user.displayName, detail },
  };
}
