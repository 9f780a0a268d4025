import { heldUntil, type ListPointer, readPointer } from '../../_data/versionedList/listPointer.ts';
import {
  forgetDrugs,
  type ListKey,
  listOldVersions,
  type StoredVersion,
  versionChange,
} from '../../_data/versionedList/listVersion.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { writeTogether } from '../../_store/transaction.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long the rows of a version stay: claims are asked again, and audited, for years after their service date. */
export const keptDays = { wasInForce: 3 * 366, neverInForce: 30 } as const;
/** So many versions that were in force stay, however old they are. */
const keptVersions = 12;

/** At most so many versions are looked at for each new version, and so many items removed. */
export const forgettingLimits = { versions: 20, items: 2000 } as const;
type Limits = { readonly [Name in keyof typeof forgettingLimits]: number };

/** The newest versions that were in force. */
const newestInForce = ({ steps }: ListPointer): ReadonlySet<string> =>
  new Set([...new Set(steps.map(({ versionId }) => versionId).toReversed())].slice(0, keptVersions));

/** Whether nobody needs the rows of a version any more. One that still waits for a decision is needed. */
function isOver({ versionId, state, madeAt }: StoredVersion, pointer: ListPointer, now: Date): boolean {
  const isOlder = (at: string, days: number): boolean => Date.parse(at) < now.getTime() - days * dayMs;
  if (state === 'refused' || state === 'discarded') return isOlder(madeAt, keptDays.neverInForce);
  if (state !== 'approved' || newestInForce(pointer).has(versionId)) return false;
  const until = heldUntil(pointer, versionId);
  return until !== 'holds' && isOlder(until ?? madeAt, keptDays.wasInForce);
}

type Forgetting = Pick<Wiring, 'store' | 'now'>;

/** Removes rows of a version, at most so many items, and answers how many. Its record stays. */
async function forget({ store }: Forgetting, version: StoredVersion, most: number): Promise<number> {
  // From here on nobody rolls back to it. A switch since the version was read has changed it, and then this write fails.
  const begun = versionChange(version, { drugsRemoved: 'begun' });
  if (version.drugsRemoved === undefined && !(await writeTogether(store, [begun.put]))) return 0;
  const removed = await forgetDrugs(store, version, most);
  const known = version.drugsRemoved === undefined ? begun.after : version;
  if (removed < most) await writeTogether(store, [versionChange(known, { drugsRemoved: 'done' }).put]);
  return removed;
}

/**
 * Makes room for a new version: removes the rows of old ones that nobody needs any more, a bounded number of them, and answers behind which version the
 * next call goes on (null for the beginning). Their records stay, and the audit trail. After a call that died, the next one goes on where it was.
 */
export async function forgetVersions(
  ctx: Forgetting,
  list: ListKey,
  limits: Limits = forgettingLimits,
): Promise<string | null> {
  const { forgottenTo: after = null } = await readPointer(ctx.store, list);
  const versions = await listOldVersions(ctx.store, list, { after, take: limits.versions });
  // The versions were read before: what is switched from now on changes them.
  const pointer = await readPointer(ctx.store, list);
  let left = limits.items;
  let last = after;
  for (const version of versions) {
    if (version.drugsRemoved !== 'done' && isOver(version, pointer, ctx.now())) {
      left -= await forget(ctx, version, left);
      if (left <= 0) return last;
    }
    last = version.versionId;
  }
  return versions.length < limits.versions ? null : last;
}
