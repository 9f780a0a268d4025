import * as z from 'zod';
import { addBusinessMinutes, businessMinutesBetween, minutesOfDay, officeHours } from '../_field/businessCalendar.ts';

/**
 * The deadlines of a case as they were promised when it began, in business minutes: a later change of the promise leaves it
 * alone. The instants are computed from this whenever they are shown.
 */
export const dueClock = z.strictObject({
  startedAt: z.iso.datetime(),
  /** Until the first word of the side that is waited for, and until its answer. */
  firstMinutes: z.int().min(0),
  lastMinutes: z.int().min(0),
  respondedAt: z.iso.datetime().nullable(),
  /** Since when it stands still: the other side has to act. */
  pausedAt: z.iso.datetime().nullable(),
  pausedMinutes: z.int().min(0),
  /** The last notice that was given of a deadline. Clocks of older releases have given none. */
  noticed: z.enum(['firstSoon', 'firstMissed', 'lastSoon', 'lastMissed']).nullable().default(null),
});
export type DueClock = z.infer<typeof dueClock>;

/** A length of time of an office's working days. */
export type BusinessSpan = { readonly businessDays: number } | { readonly businessHours: number };

/** The deadlines of a state: until the first word of the side that is waited for, and until its answer. */
export interface Promised {
  readonly first: BusinessSpan;
  readonly last: BusinessSpan;
}

const minutesOf = (span: BusinessSpan): number =>
  'businessHours' in span ? span.businessHours * 60 : span.businessDays * minutesOfDay(officeHours);

/** A clock that begins to run. */
export const startClock = (now: Date, { first, last }: Promised): DueClock => ({
  startedAt: now.toISOString(),
  firstMinutes: minutesOf(first),
  lastMinutes: minutesOf(last),
  respondedAt: null,
  pausedAt: null,
  pausedMinutes: 0,
  noticed: null,
});

const pausedUntil = ({ pausedAt, pausedMinutes }: DueClock, now: Date): number =>
  pausedMinutes + (pausedAt === null ? 0 : businessMinutesBetween(new Date(pausedAt), now));

/** The side that is waited for has written; its first word counts. */
export const respondClock = (clock: DueClock, now: Date): DueClock => ({
  ...clock,
  respondedAt: clock.respondedAt ?? now.toISOString(),
});

/** Stops the clock; a stopped clock stays stopped. */
export const pauseClock = (clock: DueClock, now: Date): DueClock => ({
  ...clock,
  pausedAt: clock.pausedAt ?? now.toISOString(),
});

/** Lets the clock run again. */
export const resumeClock = (clock: DueClock, now: Date): DueClock => ({
  ...clock,
  pausedAt: null,
  pausedMinutes: pausedUntil(clock, now),
});

/** A faster clock: half of what was left of each deadline. */
export function hastenClock(clock: DueClock, now: Date): DueClock {
  const used = businessMinutesBetween(new Date(clock.startedAt), now) - pausedUntil(clock, now);
  const hastened = (minutes: number) => (minutes > used ? used + Math.ceil((minutes - used) / 2) : minutes);
  return { ...clock, firstMinutes: hastened(clock.firstMinutes), lastMinutes: hastened(clock.lastMinutes) };
}

/** When the next word is due (ISO instant): the first one, then the answer. While the clock stands still, as if it ran on now. */
export function dueAtOf(clock: DueClock, now: Date): string {
  const minutes = clock.respondedAt === null ? clock.firstMinutes : clock.lastMinutes;
  return addBusinessMinutes(new Date(clock.startedAt), minutes + pausedUntil(clock, now)).toISOString();
}

/** A notice of a deadline is given once this part of its time has passed, and again when it is missed. */
const soonAfter = 3 / 4;

/** A notice that is to be given of a deadline. */
export interface DueNotice {
  readonly name: NonNullable<DueClock['noticed']>;
  readonly isMissed: boolean;
  /** From when on (ISO instant). */
  readonly at: string;
}

/** The next notice of a clock's deadline; null while the clock stands still, and once the deadline's last notice was given. */
export function nextNotice(clock: DueClock): DueNotice | null {
  const { startedAt, respondedAt, pausedAt, pausedMinutes, noticed } = clock;
  const deadline = respondedAt === null ? 'first' : 'last';
  if (pausedAt !== null || noticed === `${deadline}Missed`) return null;
  const minutes = clock[`${deadline}Minutes`];
  const after = (part: number) =>
    addBusinessMinutes(new Date(startedAt), Math.ceil(minutes * part) + pausedMinutes).toISOString();
  return noticed === `${deadline}Soon`
    ? { name: `${deadline}Missed`, isMissed: true, at: after(1) }
    : { name: `${deadline}Soon`, isMissed: false, at: after(soonAfter) };
}

/** A record with a clock. */
interface Clocked {
  readonly clock: DueClock;
}

/** How the deadlines of a kind of case are computed; `byClock` where its own clock says it. */
export interface Deadlines<Value extends Clocked> {
  /** When the next word is due (ISO instant); null where nothing is while the clock stands still. */
  readonly dueAt: (value: Value, now: Date) => string | null;
  /** Its place in a queue by deadline (ISO instant); a stopped clock stands where it stopped. */
  readonly placeOf: (value: Value) => string;
  readonly nextNotice: (value: Value) => DueNotice | null;
}

/** Deadlines by the clock of the record itself. */
export const byClock: Deadlines<Clocked> = {
  dueAt: ({ clock }, now) => dueAtOf(clock, now),
  placeOf: ({ clock }) => dueAtOf(clock, new Date(clock.pausedAt ?? clock.startedAt)),
  nextNotice: ({ clock }) => nextNotice(clock),
};

/** The notice that is due now, or null. Of a deadline that was missed meanwhile, it is that one alone. */
export function dueNotice<Value extends Clocked>(
  value: Value,
  now: Date,
  deadlines: Deadlines<Value> = byClock,
): DueNotice | null {
  const next = deadlines.nextNotice(value);
  if (!next || next.at > now.toISOString()) return null;
  const noticed = { ...value, clock: { ...value.clock, noticed: next.name } };
  return (next.isMissed ? null : dueNotice(noticed, now, deadlines)) ?? next;
}
