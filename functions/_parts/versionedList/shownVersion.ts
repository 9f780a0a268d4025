import type { ListVersion, VersionState } from '../../../shared/_parts/versionedList/versionModel.ts';
import { type ListPointer, stepAt } from '../../_data/versionedList/listPointer.ts';
import type { StoredVersion } from '../../_data/versionedList/listVersion.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { isOwnChange } from '../approval.ts';
import { comparedBy } from './baseOf.ts';

/** Where a version stands: the pointer alone says which one is in force. */
export function stateOf({ state, versionId }: StoredVersion, pointer: ListPointer, now: Date): VersionState {
  if (state !== 'approved') return state;
  if (stepAt(pointer, now)?.versionId === versionId) return 'inForce';
  const isToCome = pointer.steps.some(
    (step) => step.versionId === versionId && Date.parse(step.fromAt) > now.getTime(),
  );
  return isToCome ? 'scheduled' : 'past';
}

type Other = StoredVersion['comparedWith'] | undefined;
const isSame = (one: Other, other: Other): boolean => (one?.versionId ?? null) === (other?.versionId ?? null);

/**
 * Whether a version is to be compared again: it was compared with others than it would be now, or an earlier release left a first version to one person.
 */
export function isOutdated(version: StoredVersion, pointer: ListPointer, now: Date): boolean {
  if (version.state !== 'staged' && version.state !== 'waiting') return false;
  if (version.state === 'staged' && version.comparedWith === null) return true;
  const { comparedWith, comparedSince } = comparedBy(pointer, version, now);
  return !isSame(comparedWith, version.comparedWith) || !isSame(comparedSince, version.comparedSince);
}

/** A version as its readers see it. */
export async function shownVersion(
  ctx: SessionContext,
  version: StoredVersion,
  pointer: ListPointer,
): Promise<ListVersion> {
  const {
    madeAt,
    makerId: _,
    makerPerson: ______,
    makerName,
    payerId: __,
    comparisonId: ___,
    comparedSince: ____,
    listId: _____,
    proposer,
    ...rest
  } = version;
  const { comparedWith, movedOverTime = 0, reference, drugsRemoved, ...shown } = rest;
  const now = ctx.now();
  return {
    ...shown,
    state: stateOf(version, pointer, now),
    holdsFromAt: pointer.steps.findLast(({ versionId }) => versionId === version.versionId)?.fromAt ?? null,
    comparedWith: comparedWith?.number ?? null,
    movedOverTime,
    reference: reference && reference.compared > 0 ? reference : null,
    areDrugsRemoved: drugsRemoved !== undefined,
    isOutdated: isOutdated(version, pointer, now),
    proposed: proposer ? { madeAt: proposer.madeAt, makerName: proposer.makerName } : null,
    made: {
      ...{ madeAt, makerName },
      isOwn: await isOwnChange(ctx, version, ...(proposer ? [proposer] : [])),
    },
  };
}
