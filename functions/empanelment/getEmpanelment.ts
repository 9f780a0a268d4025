import { businessMinutesBetween, minutesOfDay, officeHours } from '../../shared/_field/businessCalendar.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { promise } from '../../shared/empanelment/life.ts';
import type { empanelmentApi } from '../../shared/empanelment/routes.ts';
import type { StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import { isAllowed } from '../_kit/authenticate.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { isOwnChange } from '../_parts/approval.ts';
import { readCase } from '../_parts/case/readCase.ts';
import { empanelmentCase } from './empanelmentCase.ts';
import { expiredOf } from './expiredOf.ts';

const decisions: readonly string[] = ['approve', 'approveAccount', 'reject'];

/** Working days that the insurer has used: the time with the provider does not count, nor what follows the end. */
function daysUsed({ clock, reviewedSince, state, stateSince }: StoredEmpanelment, now: Date): number {
  if (reviewedSince === null) return 0;
  const isOver = ['approved', 'rejected', 'closed'].includes(state);
  const until = new Date(clock.pausedAt ?? (isOver ? stateSince : now.toISOString()));
  const minutes = businessMinutesBetween(new Date(clock.startedAt), until) - clock.pausedMinutes;
  return Math.max(0, Math.round((minutes / minutesOfDay(officeHours)) * 10) / 10);
}

const lastSigns = 4;

/** An account as the insurer's people see it who do not decide on it: the end of its IBAN. */
const hidden = <Account extends { readonly iban: string }>(account: Account | null): Account | null =>
  account && { ...account, iban: '•'.repeat(account.iban.length - lastSigns) + account.iban.slice(-lastSigns) };

const forDesk = (revision: StoredEmpanelment['revisions'][number]) => ({
  ...revision,
  account: hidden(revision.account),
  before: revision.before && { ...revision.before, account: hidden(revision.before.account) },
});

/** From when an approved account is paid to or that it was stopped, and whether the reader may stop it. Only the insurer sees how it was confirmed. */
function accountChangeOf({ accountChange }: StoredEmpanelment, { now, user }: SessionContext, isDesk: boolean) {
  if (!accountChange) return null;
  const { effectiveAt, stopped, calledBack } = accountChange;
  const isWaiting = stopped === null && effectiveAt > now().toISOString();
  const mayStop = isWaiting && (isDesk || isAllowed(user, moduleAccess.providerProfile));
  return { effectiveAt, stopped, calledBack: isDesk ? calledBack : null, mayStop };
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
    revisions: isDesk ? revisions.map(forDesk) : revisions,
    remarks,
    returnCount,
    reviewedSince,
    providerCode,
    proposal:
      isDesk && proposal ? { outcome: proposal.outcome, madeAt: proposal.madeAt, makerName: proposal.makerName } : null,
    expired: expiredOf(found, ctx.now()),
    accountChange: accountChangeOf(found, ctx, isDesk),
    daysUsed: daysUsed(found, ctx.now()),
    daysPromised: promise.last.businessDays,
  };
};
