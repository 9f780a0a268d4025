import type { PlainRow } from './atDesk.ts';

interface View {
  readonly whose: 'all' | 'mine' | 'nobody' | 'overdue' | 'proposed';
  readonly userId: string;
  readonly now: Date;
}

/** Whether a request is in a view of the queue, for this reader now. */
export function isInView({ holder, dueAt, state, isProposed }: PlainRow, { whose, userId, now }: View): boolean {
  if (whose === 'mine') return holder?.userId === userId;
  if (whose === 'nobody') return holder === null && state !== 'informationRequested';
  if (whose === 'proposed') return isProposed;
  // A stopped clock misses nothing.
  if (whose === 'overdue') return state !== 'informationRequested' && dueAt !== null && dueAt <= now.toISOString();
  return true;
}
