import { findEnrolment, type StoredEnrolment } from '../_data/enrolment/enrolment.ts';
import { getFacility } from '../_data/facility/facility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { Scope } from '../_kit/scope.ts';

/** Whose enrolments the caller reads: those of the current facility, or those of the own payer's members. */
export function readersScope({ scope }: SessionContext): Exclude<Scope, { kind: 'all' }> {
  if (scope.kind === 'all') throw fail('notAllowed');
  return scope;
}

/** Whether the caller works for a facility that takes part in disease management now. */
export async function takesPart({ scope, store }: SessionContext): Promise<boolean> {
  return scope.kind === 'facility' && (await getFacility(store, scope.facilityId))?.hasDiseaseManagement === true;
}

/** Throws where the caller's facility takes no part. */
export async function checkTakesPart(ctx: SessionContext): Promise<void> {
  if (ctx.scope.kind !== 'facility') throw fail('notAllowed');
  if (!(await takesPart(ctx))) throw fail('noDiseaseManagement');
}

/** An enrolment that the caller may read; 404 for every other. */
export async function readEnrolment(ctx: SessionContext, enrolmentId: string): Promise<StoredEnrolment> {
  const found = await findEnrolment(ctx.store, readersScope(ctx), enrolmentId);
  if (!found) throw fail('notFound');
  return found;
}

/** An active enrolment of the caller's facility, as the caller saw it. */
export async function ownActiveEnrolment(
  ctx: SessionContext,
  { enrolmentId, version }: { readonly enrolmentId: string; readonly version: number },
): Promise<StoredEnrolment> {
  const found = await readEnrolment(ctx, enrolmentId);
  await checkTakesPart(ctx);
  if (found.state !== 'active') throw fail('hasLeftProgramme');
  if (found.version !== version) throw fail('changedMeanwhile');
  return found;
}
