import { groupOwners, subGroups } from '../../shared/_field/groups.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changePerson } from './changePerson.ts';

const known = { groupOwnerIds: groupOwners, subGroupIds: subGroups } as const;

interface GroupChange {
  readonly list: keyof typeof known;
  readonly id: number;
  readonly isAdded: boolean;
}

/** Adds a group owner or sub group to a user, or takes one away; a repeat changes nothing. 404 for one that there is not. */
export async function changeGroups(
  ctx: SessionContext,
  userId: string,
  { list, id, isAdded }: GroupChange,
): Promise<User> {
  const { user } = await changePerson(ctx, userId, (before) => {
    if (isAdded && !known[list].some((group) => group.id === id)) throw fail('notFound');
    if (before[list].includes(id) === isAdded) return null;
    const ids = isAdded ? [...before[list], id] : before[list].filter((each) => each !== id);
    return {
      changes: { [list]: ids },
      news: 'accountChanged',
      audited: { before: { [list]: before[list] }, after: { [list]: ids } },
    };
  });
  return user;
}
