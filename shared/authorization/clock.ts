import {
  addBusinessTime,
  type BusinessCalendar,
  businessTimeBetween,
  officeHours,
  ramadans,
  roundTheClock,
} from '../_field/businessCalendar.ts';
import { regulators } from '../_field/regulator.ts';

type Setting = 'outpatient' | 'inpatient' | 'emergency';
type RequestType = 'authorization' | 'extension' | 'cancellation' | 'statusInquiry' | 'prescription';

/** Payers' desks keep office hours, shorter ones in Ramadan. */
const deskHours: BusinessCalendar = { ...officeHours, seasons: ramadans };

/** How long a payer has for an answer, and which hours count. */
interface ClockRow {
  readonly minutes: number;
  /** `desk`: office hours without weekends and holidays; `always`: round the clock. */
  readonly counts: 'desk' | 'always';
}

const calendars = { desk: deskHours, always: roundTheClock } as const;
const hours = (count: number, counts: ClockRow['counts']): ClockRow => ({ minutes: count * 60, counts });
/** "At once" still takes a person some minutes: decided, so that a request is not overdue before anybody could see it. */
const atOnce: ClockRow = { minutes: 15, counts: 'always' };

/**
 * Dubai: the Claims Management Policy Directive of 16 November 2025 (elective outpatient 6 h, elective inpatient 24 h, emergency at
 * once). Which hours count is decided: the desk's for what is planned for the day, all of them for a bed that waits.
 */
const dubai = { outpatient: hours(6, 'desk'), inpatient: hours(24, 'always'), emergency: atOnce } as const;
/** Decided: Abu Dhabi publishes no hours; its payers get a working day for outpatients, and Dubai's hours for the rest. */
const abuDhabi = { outpatient: hours(9, 'desk'), inpatient: hours(24, 'always'), emergency: atOnce } as const;
/** Decided: the northern emirates publish no hours; what Dubai asked before its directive is allowed there. */
const northern = { outpatient: hours(9, 'desk'), inpatient: hours(72, 'always'), emergency: atOnce } as const;

const bySetting: Readonly<Record<number, Readonly<Record<Setting, ClockRow>>>> = {
  [regulators.HAAD]: abuDhabi,
  [regulators.DHA]: dubai,
  [regulators.MOHAP]: northern,
};

/** Decided, for all regulators: what needs no medical opinion. A prescription waits at a counter like a planned treatment of the day. */
const byType: Partial<Readonly<Record<RequestType, ClockRow>>> = {
  statusInquiry: hours(1, 'desk'),
  cancellation: hours(4, 'desk'),
};

interface Clocked {
  /** Of the facility: the regulator's number; one without hours of its own has those of the northern emirates. */
  readonly regulator: number;
  readonly setting: Setting;
  readonly type: RequestType;
}

/** The payer's time for a request of this kind (REQ-EAUTH-14). An emergency is one whatever is asked. */
export function clockOf({ regulator, setting, type }: Clocked): ClockRow {
  const ofSetting = (bySetting[regulator] ?? northern)[setting];
  return setting === 'emergency' ? ofSetting : (byType[type] ?? ofSetting);
}

/** While the payer waits for information (ISO instants); `to` is null while it still waits. */
export interface Pause {
  readonly from: string;
  readonly to: string | null;
}

export interface ClockedRequest extends Clocked {
  readonly sentAt: string;
  readonly pauses: readonly Pause[];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The pauses after an instant in order, without those that lie in others: however often a pause is split, it is one. */
function spansOf(pauses: readonly Pause[], start: number): Span[] {
  const sorted = pauses
    .map(({ from, to }) => ({
      from: Math.max(start, Date.parse(from)),
      to: to === null ? Number.POSITIVE_INFINITY : Date.parse(to),
    }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from);
  const spans: Span[] = [];
  for (const each of sorted) {
    const last = spans.at(-1);
    if (last && each.from <= last.to) spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, each.to) };
    else spans.push(each);
  }
  return spans;
}

/**
 * When the payer's answer is due (ISO instant), for both sides alike: computed whenever it is read, never stored. Null while the clock
 * stands still. A deadline that was missed before a pause stays missed.
 */
export const deadlineOf = (request: ClockedRequest): string | null => afterPart(request, 1);

/** When three quarters of the payer's time have passed (ISO instant): then its deadline comes near. Null like the deadline. */
export const nearDeadlineOf = (request: ClockedRequest): string | null => afterPart(request, 3 / 4);

function afterPart(request: ClockedRequest, part: number): string | null {
  const { minutes, counts } = clockOf(request);
  const calendar = calendars[counts];
  let rest = minutes * 60_000 * part;
  let at = Date.parse(request.sentAt);
  for (const pause of spansOf(request.pauses, at)) {
    const due = addBusinessTime(new Date(at), rest, calendar);
    if (due.getTime() <= pause.from) return due.toISOString();
    rest -= businessTimeBetween(new Date(at), new Date(pause.from), calendar);
    if (pause.to === Number.POSITIVE_INFINITY) return null;
    at = pause.to;
  }
  return addBusinessTime(new Date(at), rest, calendar).toISOString();
}

/** Whether the answer is overdue at an instant. What was answered is judged by the instant of its answer. */
export function isOverdue(request: ClockedRequest, at: Date): boolean {
  const due = deadlineOf(request);
  return due !== null && due < at.toISOString();
}
