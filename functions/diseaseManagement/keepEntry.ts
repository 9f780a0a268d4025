import type { EnrolmentEntry } from '../../shared/diseaseManagement/routes.ts';
import { enrolmentPut, entryPut, type StoredEnrolment } from '../_data/enrolment/enrolment.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';

type Entered = Omit<EnrolmentEntry, 'entryId' | 'at' | 'byName'>;

/** An entry that the caller makes now. */
export const entryBy = (ctx: SessionContext, entered: Entered): EnrolmentEntry => ({
  ...entered,
  entryId: ctx.newId(),
  at: ctx.now().toISOString(),
  byName: ctx.user.displayName,
});

/** The goals as they are from a day on: the log has every wording. */
export const goalsEntered = (goals: string, on: string): Entered => ({
  ...{ on, kind: 'goals', item: null, value: null, contact: null },
  note: goals || null,
});

/** Stores an entry of the log with the enrolment as it is after it. The audit trail keeps no value and no note of a patient. */
export async function keepEntry(
  ctx: SessionContext,
  changed: StoredEnrolment,
  entered: Entered,
): Promise<{ enrolmentId: string }> {
  const { enrolmentId, version } = changed;
  const entry = entryBy(ctx, entered);
  const after = { ...changed, version: version + 1 };
  if (!(await writeTogether(ctx.store, [enrolmentPut(after), entryPut(after, entry)]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'enrolment', id: enrolmentId, after: { entryId: entry.entryId, kind: entry.kind } });
  return { enrolmentId };
}
