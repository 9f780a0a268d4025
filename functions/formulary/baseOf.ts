import { type FormularyPointer, nextStep, stepAt } from '../_data/formulary/formularyPointer.ts';
import type { StoredVersion } from '../_data/formulary/formularyVersion.ts';

/** The instant from which a version would hold if it went live now: the beginning of its day in the Emirates, or now where that has passed. */
export function startOf({ effectiveOn }: Pick<StoredVersion, 'effectiveOn'>, now: Date): Date {
  const day = new Date(`${effectiveOn}T00:00:00+04:00`);
  return day.getTime() > now.getTime() ? day : now;
}

/** The version that another one would follow: what holds when it begins; null where there is none. */
export function baseOf(
  pointer: FormularyPointer,
  version: Pick<StoredVersion, 'effectiveOn'>,
  now: Date,
): StoredVersion['comparedWith'] {
  const step = stepAt(pointer, startOf(version, now));
  return step && { versionId: step.versionId, number: step.number };
}

/** Whether another version is to begin after this one would: its comparison would no longer be with what it follows. */
export const hasLaterStep = (
  pointer: FormularyPointer,
  version: Pick<StoredVersion, 'effectiveOn'>,
  now: Date,
): boolean => nextStep(pointer, startOf(version, now)) !== null;
