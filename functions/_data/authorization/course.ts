import * as z from 'zod';
import type { AuthorizationAnswer } from '../../../shared/authorization/answer.ts';
import type { AuthorizationState } from '../../../shared/authorization/life.ts';

const instant = z.iso.datetime();

/**
 * What a request remembers of its course for the measures (REQ-EAUTH-19). All instants are the portal's own: what a file or a form says
 * of a time is in none of them.
 */
export const courseFacts = z.strictObject({
  /** When the portal took the request for the first time; of one that is sent again after an earlier end, when that one was taken. */
  sentAt: instant,
  /** It goes on with an earlier request: it is no first request of its own. */
  isAgain: z.boolean(),
  /** It asks about a request that another person sent. */
  isByAnother: z.boolean(),
  /** The last state that was counted. */
  state: z.string(),
  sends: z.int(),
  errors: z.int(),
  questions: z.int(),
  /** How many lines the first answer decided; a question decides none. Null before the first answer. */
  firstAnswer: z.enum(['none', 'some', 'all']).nullable(),
  /** Since when each line waits that was pended; a line leaves when it is decided. */
  pended: z.record(z.string(), instant),
  pendedLines: z.int(),
  resolvedLines: z.int(),
  resolvedMinutes: z.int(),
  /** When the last line was decided for the first time. */
  finalAt: instant.nullable(),
});
export type Course = z.infer<typeof courseFacts>;

/** What of a request decides about its course. */
export interface Coursed {
  readonly state: AuthorizationState;
  readonly clock: { readonly startedAt: string };
  readonly form: { readonly lines: readonly { readonly lineId: string }[] } | null;
  readonly answer: Pick<AuthorizationAnswer, 'lines'> | null;
  readonly course: Course | null;
}

/** The course of a request that is sent for the first time. */
export const newCourse = (sentAt: string, facts: Partial<Pick<Course, 'isAgain' | 'isByAnother'>> = {}): Course => ({
  ...{ sentAt, isAgain: false, isByAnother: false, ...facts },
  ...{ state: 'sent', sends: 1, errors: 0, questions: 0, firstAnswer: null },
  ...{ pended: {}, pendedLines: 0, resolvedLines: 0, resolvedMinutes: 0, finalAt: null },
});

const settled: readonly AuthorizationState[] = ['approved', 'partiallyApproved', 'denied'];

/** Whole minutes between two instants of the portal. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));

/** How each line that was asked for stands: decided, pended, or not answered. */
function linesOf({ form, answer, state }: Coursed) {
  const outcomes = new Map(answer?.lines.filter(({ wasAsked }) => wasAsked).map((line) => [line.lineId, line.outcome]));
  return (form?.lines ?? []).map(({ lineId }) => {
    const outcome = outcomes.get(lineId);
    const isDecided = outcome !== undefined && outcome !== 'pended';
    // A question leaves every line open that is not decided.
    return { lineId, isDecided, isPended: outcome === 'pended' || (state === 'informationRequested' && !isDecided) };
  });
}

type Lines = ReturnType<typeof linesOf>;

function withLines(course: Course, lines: Lines, at: string): Course {
  const pended = { ...course.pended };
  const next = { ...course, pended };
  for (const { lineId, isDecided, isPended } of lines) {
    const since = pended[lineId];
    if (isDecided && since !== undefined) {
      next.resolvedLines += 1;
      next.resolvedMinutes += minutesBetween(since, at);
      delete pended[lineId];
    }
    if (isPended && since === undefined) {
      next.pendedLines += 1;
      pended[lineId] = at;
    }
  }
  return next;
}

function firstAnswerOf({ answer, state, course }: Coursed & { course: Course }, lines: Lines): Course['firstAnswer'] {
  if (course.firstAnswer !== null) return course.firstAnswer;
  if (answer === null && state !== 'informationRequested') return null;
  const decided = lines.filter(({ isDecided }) => isDecided).length;
  if (decided === lines.length) return lines.length > 0 || settled.includes(state) ? 'all' : 'none';
  return decided > 0 ? 'some' : 'none';
}

/**
 * A request with what it remembers after it was written at `at`. Doing so again changes nothing, so all who write a request may ask.
 */
export function remember<Value extends Coursed>(value: Value, at: string): Value {
  const { state } = value;
  if (state === 'draft') return value;
  const before = value.course ?? newCourse(value.clock.startedAt);
  const lines = linesOf(value);
  const entered = (name: AuthorizationState, from?: AuthorizationState): number =>
    state === name && before.state !== name && (from === undefined || before.state === from) ? 1 : 0;
  const course: Course = {
    ...withLines(before, lines, at),
    state,
    sends: before.sends + entered('sent', 'error'),
    errors: before.errors + entered('error'),
    questions: before.questions + entered('informationRequested'),
    firstAnswer: firstAnswerOf({ ...value, course: before }, lines),
    finalAt: before.finalAt ?? (settled.includes(state) ? at : null),
  };
  return { ...value, course };
}
