import { earlierDays } from '../../../shared/_parts/versionedList/earlierComparison.ts';
import { type ListPointer, nextStep, stepAt } from '../../_data/versionedList/listPointer.ts';
import type { StoredVersion } from '../../_data/versionedList/listVersion.ts';

/** The instant from which a version would hold if it went live now: the beginning of its day in the Emirates, or now where that has passed. */
export function startOf({ effectiveOn }: Pick<StoredVersion, 'effectiveOn'>, now: Date): Date {
  const day = new Date(`${effectiveOn}T00:00:00+04:00`);
  return day.getTime() > now.getTime() ? day : now;
}

/** The version that a new version would follow: the one in force when the new one begins. Null for a first version. */
export function baseOf(
  pointer: ListPointer,
  version: Pick<StoredVersion, 'effectiveOn'>,
  now: Date,
): StoredVersion['comparedWith'] {
  const step = stepAt(pointer, startOf(version, now));
  return step && { versionId: step.versionId, number: step.number };
}

/** Whether another version is to begin after this one would: its comparison would no longer be with what it follows. */
export const hasLaterStep = (pointer: ListPointer, version: Pick<StoredVersion, 'effectiveOn'>, now: Date): boolean =>
  nextStep(pointer, startOf(version, now)) !== null;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The version that was in force some time before this one would begin (`earlierDays`), or the first one there was; null where that is the one that it would
 * follow. Beside it the small steps of several versions count together.
 */
export function earlierOf(
  pointer: ListPointer,
  version: Pick<StoredVersion, 'effectiveOn'>,
  now: Date,
): StoredVersion['comparedWith'] {
  const start = startOf(version, now);
  const base = stepAt(pointer, start);
  const step = stepAt(pointer, new Date(start.getTime() - earlierDays * dayMs)) ?? pointer.steps[0];
  return base && step && step.versionId !== base.versionId ? { versionId: step.versionId, number: step.number } : null;
}

/** Both versions that a version is compared with. */
export const comparedBy = (pointer: ListPointer, version: Pick<StoredVersion, 'effectiveOn'>, now: Date) => ({
  comparedWith: baseOf(pointer, version, now),
  comparedSince: earlierOf(pointer, version, now),
});
