import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { clinicianChange } from '../_data/clinician/clinician.ts';
import { checkPut, findCheck, type StoredCheck } from '../_data/clinician/clinicianCheck.ts';
import type { BodyOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { canMark, shownCheck } from './shownCheck.ts';
import { clinicianAsSeen } from './verifiedClinician.ts';

type Mark = typeof clinicianApi.endpoints.markClinicianVerified;

/** Refuses a day that the evidence does not reach, and a difference that nobody has explained. */
function checkFields(
  { outcome, latestUntil }: StoredCheck,
  { verifiedUntil, note }: BodyOf<Mark>,
  today: string,
): void {
  const until = latestUntil ?? today;
  if (verifiedUntil < today || verifiedUntil > until) throw invalid('verifiedUntil', 'verifiedUntilOutside', { until });
  if (outcome === 'differs' && !note) throw invalid('note', 'differenceNoteMissing');
}

/** REQ-SPEC-16: marks a clinician verified until a day, by the newest answer of the regulator and by nothing else. */
export const markClinicianVerified: Operation<Mark> = async ({ body }, ctx) => {
  const { facility, clinician: before } = await clinicianAsSeen(ctx, body);
  const { facilityId } = facility;
  const check = await findCheck(ctx.store, facilityId, before.clinicianId, body.checkId);
  if (!check) throw fail('notFound');
  const now = ctx.now();
  if (!canMark(check, before, now)) throw fail('checkNoProof');
  checkFields(check, body, emiratesDateOf(now));
  const { verifiedUntil } = body;
  const { after, items } = clinicianChange(facilityId, before, { ...before, verifiedUntil });
  const mark = { at: now.toISOString(), byName: ctx.user.displayName, until: verifiedUntil, note: body.note || null };
  const marked = { ...check, marked: mark, version: check.version + 1 };
  if (!(await writeTogether(ctx.store, [checkPut(facilityId, check, marked), ...items])))
    throw fail('changedMeanwhile');
  ctx.audited({
    ...{ entity: 'clinician', id: before.clinicianId, before: { verifiedUntil: before.verifiedUntil } },
    after: { verifiedUntil, checkId: check.checkId, answerHash: check.answerHash },
  });
  return shownCheck(marked, after, now);
};
