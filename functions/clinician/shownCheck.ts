import type { ClinicianCheck } from '../../shared/clinician/verificationModel.ts';
import type { Clinician } from '../_data/clinician/clinician.ts';
import type { StoredCheck } from '../_data/clinician/clinicianCheck.ts';

const dayMs = 86_400_000;

/** For how long an answer of the regulator can verify. */
const freshMs = dayMs;

/**
 * Whether a check can verify the clinician now. Each answered check, each mark and each change makes a new version of the clinician, so
 * that the version alone tells that the check is the newest, was not used and is about the clinician as they are.
 */
export const canMark = (check: StoredCheck, clinician: Clinician, now: Date): boolean =>
  (check.outcome === 'matches' || check.outcome === 'differs') &&
  check.latestUntil !== null &&
  check.marked === null &&
  check.clinicianVersion === clinician.version &&
  now.getTime() - Date.parse(check.checkedAt) <= freshMs;

/** A check as it is shown: without the answer itself. */
export function shownCheck(check: StoredCheck, clinician: Clinician, now: Date): ClinicianCheck {
  const { facilityId, clinicianId, checkedById, clinicianVersion, answer, version, ...shown } = check;
  return { ...shown, canMark: canMark(check, clinician, now) };
}
