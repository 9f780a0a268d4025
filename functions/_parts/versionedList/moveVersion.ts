import type { ListVersion, VersionMove } from '../../../shared/_parts/versionedList/versionModel.ts';
import { type ListPointer, type ListStep, pointerPut, readPointer } from '../../_data/versionedList/listPointer.ts';
import { findVersion, rowsPlace, type StoredVersion, versionChange } from '../../_data/versionedList/listVersion.ts';
import { packedEntries } from '../../_data/versionedList/packedList.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { checkSecondPerson } from '../approval.ts';
import { comparedBy, hasLaterStep, startOf } from './baseOf.ts';
import { compareVersions } from './compareVersions.ts';
import { isOutdated, shownVersion, stateOf } from './shownVersion.ts';
import type { VersionedList } from './versionedList.ts';

interface Moving {
  readonly ctx: SessionContext;
  readonly kind: VersionedList;
  readonly version: StoredVersion;
  readonly pointer: ListPointer;
  readonly reason: string | null;
}

/** What a move changes: of the version, of the pointer, and of other versions. */
interface Moved {
  readonly version?: Partial<StoredVersion>;
  readonly steps?: readonly ListStep[];
  readonly others?: readonly TransactItem[];
}

const decision = ({ ctx, reason }: Moving, isApproved: boolean): StoredVersion['decided'] => ({
  at: ctx.now().toISOString(),
  byName: ctx.user.displayName,
  reason,
  isApproved,
});

const stepOf = ({ ctx, version }: Moving, from: Date, isRollBack: boolean): ListStep => ({
  versionId: version.versionId,
  number: version.number,
  fromAt: from.toISOString(),
  madeAt: ctx.now().toISOString(),
  byName: ctx.user.displayName,
  isRollBack,
});

/** The version takes over on its day. What was compared must be what it follows. */
function begin(moving: Moving): Moved {
  const { ctx, version, pointer } = moving;
  const now = ctx.now();
  if (hasLaterStep(pointer, version, now)) throw fail('listScheduled');
  if (isOutdated(version, pointer, now)) throw fail('listOutdated');
  return {
    version: { state: 'approved', decided: decision(moving, true) },
    steps: [...pointer.steps, stepOf(moving, startOf(version, now), false)],
  };
}

/** A version that is scheduled no more: it is approved again, for the day that is then. */
const unscheduled = ({ rails }: StoredVersion): Partial<StoredVersion> => ({
  state: rails.length > 0 ? 'waiting' : 'staged',
  decided: null,
});

/** Takes a version's schedule back; one that others follow stays. */
function takeBack({ ctx, version, pointer }: Moving): Moved {
  const isLast = pointer.steps.at(-1)?.versionId === version.versionId;
  if (stateOf(version, pointer, ctx.now()) !== 'scheduled') throw fail('changedMeanwhile');
  if (!isLast) throw fail('listScheduled');
  return { version: unscheduled(version), steps: pointer.steps.slice(0, -1) };
}

/** A version that was in force is so again, at once. What was scheduled is taken back: it was compared with something else. */
async function rollBack(moving: Moving): Promise<Moved> {
  const { ctx, version, pointer } = moving;
  const now = ctx.now();
  if (stateOf(version, pointer, now) !== 'past' || version.drugsRemoved) throw fail('changedMeanwhile');
  const isOver = ({ fromAt }: ListStep): boolean => Date.parse(fromAt) <= now.getTime();
  const dropped = pointer.steps.filter((step) => !isOver(step));
  const found = await Promise.all(dropped.map(({ versionId }) => findVersion(ctx.store, { ...version, versionId })));
  return {
    steps: [...pointer.steps.filter(isOver), stepOf(moving, now, true)],
    others: found.flatMap((each) => (each ? [versionChange(each, unscheduled(each)).put] : [])),
  };
}

/** Compares a version with the one that it would follow now, and with the one of some time ago. */
async function compareAgain({ ctx, kind, version, pointer }: Moving): Promise<Moved> {
  if (version.state !== 'staged' && version.state !== 'waiting') throw fail('changedMeanwhile');
  const versions = comparedBy(pointer, version, ctx.now());
  const of = { ...version, comparisonId: ctx.newId() };
  const rows = packedEntries(ctx.store, rowsPlace(version));
  const compared = await compareVersions(ctx.store, kind, of, rows, versions);
  const state = compared.rails.length > 0 ? 'waiting' : 'staged';
  return { version: { ...compared, ...versions, comparisonId: of.comparisonId, state } };
}

const needsState = ({ version }: Moving, ...states: readonly StoredVersion['state'][]): void => {
  if (!states.includes(version.state)) throw fail('changedMeanwhile');
};

/** The second person has a reason, whatever they decide. */
async function decide(moving: Moving): Promise<void> {
  needsState(moving, 'waiting');
  await checkSecondPerson(moving.ctx, moving.version);
  if (!moving.reason) throw invalid('reason', 'listReasonMissing');
}

const moves: Readonly<Record<VersionMove, (moving: Moving) => Promise<Moved>>> = {
  goLive: async (moving) => {
    if (moving.version.state === 'waiting') throw fail('secondPersonNeeded');
    needsState(moving, 'staged');
    return begin(moving);
  },
  approve: async (moving) => {
    await decide(moving);
    return begin(moving);
  },
  refuse: async (moving) => {
    await decide(moving);
    return { version: { state: 'refused', decided: decision(moving, false) } };
  },
  discard: async (moving) => {
    needsState(moving, 'staged', 'waiting', 'refused');
    return { version: { state: 'discarded' } };
  },
  takeBack: async (moving) => takeBack(moving),
  compareAgain,
  rollBack,
};

/** Writes a move whole: a switch is the one write of the pointer, and all that belongs to it is in its transaction. */
async function write({ ctx, version, pointer }: Moving, moved: Moved, news: readonly TransactItem[]) {
  const { after, put } = versionChange(version, moved.version ?? {});
  const steps = moved.steps && { steps: [...moved.steps] };
  const items = [put, ...(steps ? [pointerPut(pointer, steps)] : []), ...(moved.others ?? []), ...news];
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return { after, pointer: { ...pointer, ...steps } };
}

/** What is asked of a version. */
export interface AskedMove {
  readonly edition: number;
  readonly move: VersionMove;
  readonly reason?: string | undefined;
}

/**
 * Moves a version: who brought it may set it live unless it ran into a guard rail; then a second person approves or refuses it with the reason. A
 * past version comes back by one call. The caller has found the version among its own.
 */
export async function moveVersion(
  ctx: SessionContext,
  kind: VersionedList,
  version: StoredVersion,
  { edition, move, reason }: AskedMove,
): Promise<ListVersion> {
  if (version.edition !== edition) throw fail('changedMeanwhile');
  // Nobody sets live, approves or brings back what they proposed for the other side.
  if (version.proposer) await checkSecondPerson(ctx, version.proposer);
  const pointer = await readPointer(ctx.store, version);
  const moving = { ctx, kind, version, pointer, reason: reason || null };
  const moved = await moves[move](moving);
  const written = await write(moving, moved, await kind.newsOf(ctx, version, move, ctx.user.userId));
  const { versionId: id, number } = version;
  const state = stateOf(written.after, written.pointer, ctx.now());
  const before = { state: stateOf(version, pointer, ctx.now()) };
  ctx.audited({ entity: kind.entity, id, before, after: { move, number, state, reason: moving.reason } });
  return shownVersion(ctx, written.after, written.pointer);
}
