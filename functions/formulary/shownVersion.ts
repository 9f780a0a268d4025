import type { FormularyVersion, VersionState } from '../../shared/formulary/formularyModel.ts';
import type { formularyApi } from '../../shared/formulary/routes.ts';
import { type FormularyPointer, stepAt } from '../_data/formulary/formularyPointer.ts';
import { findVersion, type StoredVersion } from '../_data/formulary/formularyVersion.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { isOwnChange } from '../_parts/approval.ts';
import { comparedBy } from './baseOf.ts';
import { payerOfCall } from './payerOfCall.ts';

export type FormularyApi = typeof formularyApi.endpoints;

/** Where a version stands: the pointer alone says which one is in force. */
export function stateOf({ state, versionId }: StoredVersion, pointer: FormularyPointer, now: Date): VersionState {
  if (state !== 'approved') return state;
  if (stepAt(pointer, now)?.versionId === versionId) return 'inForce';
  const isToCome = pointer.steps.some(
    (step) => step.versionId === versionId && Date.parse(step.fromAt) > now.getTime(),
  );
  return isToCome ? 'scheduled' : 'past';
}

type Other = StoredVersion['comparedWith'] | undefined;
const isSame = (one: Other, other: Other): boolean => (one?.versionId ?? null) === (other?.versionId ?? null);

/** Whether a version was compared with others than those that it would be compared with now. */
export function isOutdated(version: StoredVersion, pointer: FormularyPointer, now: Date): boolean {
  if (version.state !== 'staged' && version.state !== 'waiting') return false;
  const { comparedWith, comparedSince } = comparedBy(pointer, version, now);
  return !isSame(comparedWith, version.comparedWith) || !isSame(comparedSince, version.comparedSince);
}

/** A version as its readers see it. */
export async function shownVersion(
  ctx: SessionContext,
  version: StoredVersion,
  pointer: FormularyPointer,
): Promise<FormularyVersion> {
  const { madeAt, makerId: _, makerName, payerId: __, comparisonId: ___, comparedSince: ____, ...rest } = version;
  const { comparedWith, movedOverTime = 0, drugsRemoved, ...shown } = rest;
  const now = ctx.now();
  return {
    ...shown,
    state: stateOf(version, pointer, now),
    holdsFromAt: pointer.steps.findLast(({ versionId }) => versionId === version.versionId)?.fromAt ?? null,
    comparedWith: comparedWith?.number ?? null,
    movedOverTime,
    areDrugsRemoved: drugsRemoved !== undefined,
    isOutdated: isOutdated(version, pointer, now),
    made: { madeAt, makerName, isOwn: await isOwnChange(ctx, version) },
  };
}

/** A version of a payer that the caller works for; another's is not there. */
export async function ownVersion(
  ctx: SessionContext,
  { payerId, versionId }: { readonly payerId?: number | undefined; readonly versionId: string },
): Promise<StoredVersion> {
  const version = await findVersion(ctx.store, await payerOfCall(ctx, payerId), versionId);
  if (!version) throw fail('notFound');
  return version;
}
