import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { leavingPuts, type StoredEnrolment } from '../_data/enrolment/enrolment.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownActiveEnrolment } from './ownEnrolment.ts';

/** The record stays as it is to be read; the member can be enrolled anew. */
export const leaveProgramme: Operation<typeof diseaseManagementApi.endpoints.leaveProgramme> = async (
  { body },
  ctx,
) => {
  const found = await ownActiveEnrolment(ctx, body);
  const { enrolmentId, on, reason, note = null } = body;
  if (on > emiratesDateOf(ctx.now())) throw invalid('on', 'dayInFuture');
  if (on < found.enrolledOn) throw invalid('on', 'leftBeforeEnrolled', { from: found.enrolledOn });
  const left = { on, reason, note: note || null, byName: ctx.user.displayName };
  const after: StoredEnrolment = { ...found, state: 'left', left, version: found.version + 1 };
  if (!(await writeTogether(ctx.store, leavingPuts(after)))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'enrolment', id: enrolmentId, before: { state: 'active' }, after: { state: 'left', reason } });
  return { enrolmentId };
};
