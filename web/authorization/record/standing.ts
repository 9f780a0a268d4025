import type { Authorization } from '../../../shared/authorization/routes.ts';

type State = Authorization['state'];
/** Where a request stands: its state, and of one that is on its way how far it has come. */
type Standing =
  | Exclude<State, 'sent'>
  | 'queued'
  | 'notKnown'
  | 'withPayer'
  | 'late'
  | 'answeredAfterCancellation'
  | 'answerKept'
  | 'misread'
  | 'old';

/** Whether the request is the newest of its chain. */
const isNewest = ({ chain, authorizationId }: Authorization): boolean =>
  chain.length === 0 || chain.at(-1)?.authorizationId === authorizationId;

/** Whether the payer is late: computed when it is read, alike for both sides. */
const isLate = ({ state, dueAt }: Authorization, now: number): boolean =>
  (state === 'sent' || state === 'underReview') && dueAt !== null && Date.parse(dueAt) < now;

/** Whether an answer came since the request was cancelled: one that came before an earlier cancellation was taken back is another one's. */
const isAnsweredAfterCancellation = ({ state, events }: Authorization): boolean =>
  state === 'cancelled' &&
  events.findLastIndex(({ event }) => event === 'answerAfterCancellation') >
    events.findLastIndex(({ event }) => event === 'cancel');

/** What the request was moved by after an answer came that nobody could take. */
const movedOn: readonly string[] = ['send', 'ask', 'reply', 'pend', 'approve', 'approvePartly', 'deny', 'cancel'];

/** Why the last answer was not taken, for a request that still waits for one; null where nothing is open. */
export function keptReasonOf({ events }: Pick<Authorization, 'events'>): string | null {
  const kept = events.findLastIndex(({ event }) => event === 'answerKept');
  const moved = events.findLastIndex(({ event }) => movedOn.includes(event));
  return kept > moved ? (events[kept]?.detail ?? null) : null;
}

/** What is said of a request first. A request of which nobody knows whether it arrived is never told as denied. */
export function standingOf(record: Authorization, now: number): Standing {
  const { state, transmission } = record;
  if (isAnsweredAfterCancellation(record)) return 'answeredAfterCancellation';
  if (record.review != null) return 'misread';
  if (!isNewest(record) && state !== 'cancelled') return 'old';
  if (keptReasonOf(record) !== null) return 'answerKept';
  const isOnItsWay = state === 'sent' || state === 'underReview';
  if (isOnItsWay && transmission === 'unknown') return 'notKnown';
  if (isOnItsWay && transmission === 'queued') return 'queued';
  if (isLate(record, now)) return 'late';
  return state === 'sent' ? 'withPayer' : state;
}

export const standingTones: Readonly<Record<Standing, 'success' | 'info' | 'warning' | 'error'>> = {
  draft: 'info',
  queued: 'info',
  notKnown: 'warning',
  withPayer: 'info',
  late: 'warning',
  underReview: 'info',
  informationRequested: 'warning',
  approved: 'success',
  partiallyApproved: 'warning',
  denied: 'error',
  cancelled: 'info',
  answeredAfterCancellation: 'warning',
  answerKept: 'warning',
  misread: 'error',
  expired: 'info',
  error: 'error',
  old: 'info',
};

/** What the facility may do with a request that was sent, by its state; a draft and a refused one are corrected in the form. */
export function actionsOf(record: Authorization) {
  const { state, side, form, type } = record;
  const isOwn = side === 'provider';
  const isLast = isOwn && isNewest(record);
  const isOf = (...states: readonly State[]) => states.includes(state);
  const asksItself = type === 'cancellation' || type === 'statusInquiry';
  return {
    continues: isLast && isOf('draft'),
    discards: isLast && isOf('draft'),
    corrects: isLast && isOf('error'),
    extends: isLast && !asksItself && isOf('approved', 'partiallyApproved', 'expired'),
    resends: isLast && !asksItself && isOf('approved', 'partiallyApproved', 'denied', 'expired'),
    bills: isOwn && !asksItself && record.review == null && isOf('approved', 'partiallyApproved'),
    asksStatus: isLast && !asksItself && isOf('sent', 'underReview', 'informationRequested'),
    cancels:
      isLast &&
      !asksItself &&
      isOf('sent', 'underReview', 'informationRequested', 'approved', 'partiallyApproved', 'error'),
    copies: isOwn && form !== null && !asksItself,
    prints: record.answer !== null && isOf('approved', 'partiallyApproved', 'denied', 'cancelled', 'expired'),
  };
}

/** The families of denial codes for which the record says what to do next. */
const families = ['AUTH', 'BENX', 'CLAI', 'CODE', 'COPY', 'DUPL', 'ELIG', 'MNEC', 'NCOV', 'PRCE', 'TIME'] as const;
export const denialFamily = (code: string): (typeof families)[number] | 'other' =>
  families.find((family) => code.startsWith(family)) ?? 'other';
