import type { Deadlines, DueClock, DueNotice } from '../../../shared/_parts/dueClock.ts';
import { type AuthorizationType, encounterSettings } from '../../../shared/authorization/authorizationTypes.ts';
import { type ClockedRequest, deadlineOf, nearDeadlineOf } from '../../../shared/authorization/clock.ts';
import type { AuthorizationForm } from '../../../shared/authorization/form.ts';

/** What of a stored request its deadline is computed from. */
interface Timed {
  readonly clock: DueClock;
  readonly regulatorId: number;
  readonly type: AuthorizationType | null;
  readonly form: Pick<AuthorizationForm, 'encounterType'> | null;
  readonly desk: {
    readonly information: readonly { readonly askedAt: string; readonly answeredAt: string | null }[];
  };
}

/**
 * A request as the table of clocks takes it. The clock stands still exactly while information is awaited that was asked for; no other
 * state, version or change of hands moves it.
 */
const clockedOf = ({ clock, regulatorId, type, form, desk }: Timed): ClockedRequest => ({
  regulator: regulatorId,
  setting: form?.encounterType ? encounterSettings[form.encounterType] : 'outpatient',
  type: type ?? 'authorization',
  sentAt: clock.startedAt,
  pauses: [
    ...desk.information.map(({ askedAt, answeredAt }) => ({ from: askedAt, to: answeredAt })),
    ...(clock.pausedAt === null ? [] : [{ from: clock.pausedAt, to: null }]),
  ],
});

/** The deadline as if what is awaited came at the moment it was asked for: where a stopped request stands in the queue. */
function placeOf(value: Timed): string {
  const clocked = clockedOf(value);
  const closed = clocked.pauses.filter(({ to }) => to !== null);
  return deadlineOf({ ...clocked, pauses: closed }) ?? value.clock.startedAt;
}

function nextNotice(value: Timed): DueNotice | null {
  const { noticed } = value.clock;
  if (noticed === 'lastMissed') return null;
  const isNear = noticed === 'lastSoon';
  const at = isNear ? deadlineOf(clockedOf(value)) : nearDeadlineOf(clockedOf(value));
  return at === null ? null : { name: isNear ? 'lastMissed' : 'lastSoon', isMissed: isNear, at };
}

/** REQ-EAUTH-14: the deadlines of requests by the table of clocks, computed whenever they are read. */
export const authorizationDeadlines: Deadlines<Timed> = {
  dueAt: (value) => deadlineOf(clockedOf(value)),
  placeOf,
  nextNotice,
};

const dayMs = 86_400_000;
/** The sender is told so many days before the end of an approval, unless it was short from the beginning. */
const noticeDays = 3;

interface Ending {
  readonly state: string;
  readonly validTo: string | null;
  readonly answeredAt: string | null;
  readonly isNoticed: boolean;
}

/** When something is due of an approval: the word before its end, or the end. Null for what grants nothing, or has no end. */
export function endOf({ state, validTo, answeredAt, isNoticed }: Ending): string | null {
  if ((state !== 'approved' && state !== 'partiallyApproved') || validTo === null) return null;
  const end = Date.parse(validTo);
  const isShort = end - Date.parse(answeredAt ?? validTo) < 2 * noticeDays * dayMs;
  return new Date(isNoticed || isShort ? end : end - noticeDays * dayMs).toISOString();
}
