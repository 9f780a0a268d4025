import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { UserRecord } from '../../shared/user/routes.ts';
import { beginningOfUse, endOfUse } from '../_data/lookupList/entryUse.ts';
import { activeEntries, type KeptEntry, readKeptList } from '../_data/lookupList/keptList.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { TransactItem } from '../_store/transaction.ts';

const lists = { groupOwnerIds: 'groupOwners', subGroupIds: 'subGroups' } as const;
type Held = keyof typeof lists;

/** Refuses groups that administrators do not keep, or that nobody may choose today. */
export async function checkGroups(ctx: SessionContext, held: Held, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const active = await activeEntries(ctx.store, lists[held], emiratesDateOf(ctx.now()));
  if (!ids.every((id) => active.some(({ entryId }) => entryId === id))) throw fail('notFound');
}

/** The writes by which users begin or end to use groups: what is used, nobody deletes. */
export const groupUse = (held: Held, ids: readonly number[], { isAdded }: { isAdded: boolean }): TransactItem[] =>
  ids.flatMap((id) => (isAdded ? beginningOfUse(lists[held], id) : [endOfUse(lists[held], id)]));

/** The groups of a user in the order of the list, retired ones too. */
async function heldBy(ctx: SessionContext, user: User, held: Held): Promise<KeptEntry[]> {
  if (user[held].length === 0) return [];
  const { entries } = await readKeptList(ctx.store, lists[held], { isConsistent: true });
  return entries.filter(({ entryId }) => user[held].includes(entryId));
}

/** The group owners of a user, in the order of the list. */
export const ownersOf = async (ctx: SessionContext, user: User): Promise<UserRecord['groupOwners']> =>
  (await heldBy(ctx, user, 'groupOwnerIds')).map(({ entryId, name, nameArabic }) => ({
    id: entryId,
    groupOwnerName: name,
    groupOwnerNameArabic: nameArabic,
  }));

/** The sub groups of a user, in the order of the list. */
export const subGroupsOf = async (ctx: SessionContext, user: User): Promise<UserRecord['subGroups']> =>
  (await heldBy(ctx, user, 'subGroupIds')).map(({ entryId, name, nameArabic }) => ({
    id: entryId,
    groupName: name,
    groupNameArabic: nameArabic,
  }));
