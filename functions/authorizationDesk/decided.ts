import { respondClock, resumeClock } from '../../shared/_parts/dueClock.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import { decidedAnswer, moveOfDecision } from '../../shared/authorizationDesk/decidedAnswer.ts';
import { type Decision, isFinalDecision } from '../../shared/authorizationDesk/decision.ts';
import type { LineDecision } from '../../shared/authorizationRule/checkRequest.ts';
import { authorizations, authorizationWrites, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { untouched } from '../_data/authorization/deskFacts.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { authorizationNews } from '../_parts/authorization/authorizationNews.ts';
import { referenceOf } from '../_parts/authorization/referenceOf.ts';
import { makeMove } from '../_parts/life.ts';
import type { TransactItem } from '../_store/transaction.ts';

interface Decided {
  readonly decision: Decision;
  /** The version that the decider saw. */
  readonly seen: number;
  /** Who decided: the maker of a decision that a second person approves. */
  readonly byName: string;
}

/** The earlier request of a cancellation that the payer refuses: it is again what it was (domain 4.3). */
async function restored(ctx: SessionContext, found: StoredAuthorization): Promise<TransactItem[]> {
  const earlier = found.follows ? await authorizations.find(ctx.store, ctx.scope, found.follows) : null;
  if (earlier?.state !== 'cancelled') return [];
  const wasPart = earlier.answer?.lines.some(({ outcome }) => outcome !== 'approved') === true;
  const granted = wasPart ? 'reinstatePartly' : 'reinstate';
  const move = earlier.answer?.result === 'yes' ? granted : 'reopen';
  const at = ctx.now().toISOString();
  const state = authorizationLife.moves[move].to;
  const after = { ...earlier, state, stateSince: at, followedBy: null, holder: null, version: earlier.version + 1 };
  return authorizationWrites(earlier, after, { at, event: move, by: null, detail: null }, 1);
}

/** The lines that rules decided at sending and that the reviewer leaves as they were. */
function keptDecisions({ answer }: StoredAuthorization, { lines }: Decision): ReadonlyMap<string, LineDecision> {
  const kept = (answer?.lines ?? []).flatMap(({ lineId, outcome, denialCode, decidedBy }) => {
    const same = lines.find((line) => line.lineId === lineId && line.outcome === outcome);
    if (!decidedBy || !same || (same.denialCode ?? null) !== denialCode) return [];
    const decision = outcome === 'denied' ? ('deny' as const) : ('approve' as const);
    return [[lineId, { ...decidedBy, decision, denialCode }] as const];
  });
  return new Map(kept);
}

/** A request after a decision, with all its writes: the answer, the timeline, where it is found and counted, and who is told. */
export async function decided(ctx: SessionContext, found: StoredAuthorization, { decision, seen, byName }: Decided) {
  const { authorizationId: id, form } = found;
  if (!form) throw fail('notInThisStatus');
  const move = moveOfDecision(decision);
  const { next, event } = makeMove(ctx, authorizationLife, { move, record: found, seen, entity: 'authorization', id });
  const now = ctx.now();
  const answer = decidedAnswer(form, decision, {
    payerReference: referenceOf(found),
    answeredAt: now.toISOString(),
    answeredByName: byName,
    decided: keptDecisions(found, decision),
  });
  const { note, information } = found.desk;
  const after: StoredAuthorization = {
    ...found,
    ...next,
    clock: resumeClock(respondClock(found.clock, now), now),
    answer,
    payerReference: answer.payerReference,
    validTo: answer.validTo,
    endNoticedAt: null,
    desk: { ...untouched, note, information },
  };
  const isRefusedCancellation = found.type === 'cancellation' && move === 'deny';
  const items = [
    ...authorizationWrites(found, after, event),
    ...(isRefusedCancellation ? await restored(ctx, found) : []),
    ...(isFinalDecision(decision) ? await authorizationNews(ctx, after) : []),
  ];
  return { after, items };
}
