import { businessMinutesBetween, minutesOfDay, officeHours } from '../../shared/_field/businessCalendar.ts';
import { promise } from '../../shared/empanelment/life.ts';
import type { empanelmentApi } from '../../shared/empanelment/routes.ts';
import type { StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import type { Operation } from '../_kit/context.ts';
import { isOwnChange } from '../_parts/approval.ts';
import { readCase } from '../_parts/case/readCase.ts';
import { empanelmentCase } from './empanelmentCase.ts';
import { expiredOf } from './expiredOf.ts';

const decisions: readonly string[] = ['approve', 'reject'];

/** Working days that the insurer has used: the time with the provider does not count, nor what follows the end. */
function daysUsed({ clock, reviewedSince, state, stateSince }: StoredEmpanelment, now: Date): number {
  if (reviewedSince === null) return 0;
  const isOver = ['approved', 'rejected', 'closed'].includes(state);
  const until = new Date(clock.pausedAt ?? (isOver ? stateSince : now.toISOString()));
  const minutes = businessMinutesBetween(new Date(clock.startedAt), until) - clock.pausedMinutes;
  return Math.max(0, Math.round((minutes / minutesOfDay(officeHours)) * 10) / 10);
}

export const getEmpanelment: Operation<typeof empanelmentApi.endpoints.getEmpanelment> = async ({ query }, ctx) => {
  const { found, shown } = await readCase(ctx, empanelmentCase, query.empanelmentId);
  const isDesk = shown.side === 'insurer';
  const { facts, draft, revisions, remarks, returnCount, reviewedSince, providerCode, proposal } = found;
  // Who proposed a decision is not offered to make it.
  const isOwn = isDesk && proposal !== null && (await isOwnChange(ctx, proposal));
  return {
    ...shown,
    // A submission has a call of its own, which the wizard makes.
    moves: shown.moves.filter((move) => move !== 'submit' && !(isOwn && decisions.includes(move))),
    facts,
    draft: isDesk ? null : draft,
    revisions,
    remarks,
    returnCount,
    reviewedSince,
    providerCode,
    proposal:
      isDesk && proposal ? { outcome: proposal.outcome, madeAt: proposal.madeAt, makerName: proposal.makerName } : null,
    expired: expiredOf(found, ctx.now()),
    daysUsed: daysUsed(found, ctx.now()),
    daysPromised: promise.last.businessDays,
  };
};
