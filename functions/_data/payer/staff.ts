import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import type { AskedPayerId, OwnPayerId } from '../../_kit/ownIds.ts';
import { getUser } from '../user/user.ts';
import { listPayerStaff } from './payerStaff.ts';

/** The payer's people who hold one of the roles, by name; a locked account gets no work. */
export async function listStaffWith(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId | AskedPayerId,
  roles: readonly Role[],
) {
  const found = await Promise.all((await listPayerStaff(store, payerId)).map((userId) => getUser(store, userId)));
  return found
    .flatMap((user) =>
      user?.payerId === payerId &&
      !user.isLocked &&
      user.access === 'open' &&
      user.roles.some((role) => roles.includes(role))
        ? [{ userId: user.userId, name: displayNameOf(user) }]
        : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
