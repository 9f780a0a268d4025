import type { EnrolmentEntry } from '../../shared/diseaseManagement/routes.ts';
import { entryPuts, type StoredEnrolment } from '../_data/enrolment/enrolment.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';

/** Stores a result or a contact with the enrolment as it is after it. The audit trail keeps no value and no note of a patient. */
export async function keepEntry(
  ctx: SessionContext,
  changed: StoredEnrolment,
  entry: Omit<EnrolmentEntry, 'entryId' | 'at' | 'byName'>,
): Promise<{ enrolmentId: string }> {
  const { enrolmentId, version } = changed;
  const whole = { ...entry, entryId: ctx.newId(), at: ctx.now().toISOString(), byName: ctx.user.displayName };
  const items = entryPuts({ ...changed, version: version + 1 }, whole);
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'enrolment', id: enrolmentId, after: { entryId: whole.entryId, kind: entry.kind } });
  return { enrolmentId };
}
