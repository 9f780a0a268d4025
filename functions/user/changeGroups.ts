import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { changePerson } from './changePerson.ts';
import { checkGroups, groupUse } from './groups.ts';

interface GroupChange {
  readonly list: 'groupOwnerIds' | 'subGroupIds';
  readonly id: number;
  readonly isAdded: boolean;
}

/** Adds a group owner or sub group to a user, or takes one away; a repeat changes nothing. 404 for one that there is not. */
export async function changeGroups(
  ctx: SessionContext,
  userId: string,
  { list, id, isAdded }: GroupChange,
): Promise<User> {
  const { user } = await changePerson(ctx, userId, async (before) => {
    if (isAdded) await checkGroups(ctx, list, [id]);
    if (before[list].includes(id) === isAdded) return null;
    const ids = isAdded ? [...before[list], id] : before[list].filter((each) => each !== id);
    return {
      changes: { [list]: ids },
      news: 'accountChanged',
      items: groupUse(list, [id], { isAdded }),
      audited: { before: { [list]: before[list] }, after: { [list]: ids } },
    };
  });
  return user;
}
