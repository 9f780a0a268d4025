import { type Administered, administers, listAdministrators } from '../../_data/user/administrators.ts';
import { getUser, type User } from '../../_data/user/user.ts';
import type { PublicContext } from '../../_kit/context.ts';

/** Who administers this now, as they are stored. */
export async function administratorsOf(
  { store }: Pick<PublicContext, 'store'>,
  administered: Administered,
): Promise<User[]> {
  const ids = await listAdministrators(store, administered);
  const users = await Promise.all(ids.map((userId) => getUser(store, userId)));
  return users.filter((user) => user !== null).filter((user) => administers(user, administered));
}
