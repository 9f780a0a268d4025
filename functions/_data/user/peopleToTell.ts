import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Role } from '../../../shared/_field/roles.ts';
import { holdsOneOf } from './peoplePointer.ts';
import { listRoleHolders, type Workplace, worksAt } from './roleHolders.ts';
import { getUser } from './user.ts';

/** The most people of one workplace that are told of something. */
const mostTold = 20;

/** The ids of the people of a workplace who hold one of the roles, to tell them of something; a locked account is told nothing. */
export async function peopleToTell(
  store: DynamoDBDocumentClient,
  place: Workplace,
  roles: readonly Role[],
): Promise<string[]> {
  const found = await Promise.all((await listRoleHolders(store, place)).map((userId) => getUser(store, userId)));
  return found
    .filter((user) => user !== null)
    .filter((user) => !user.isLocked && user.access === 'open' && worksAt(user, place))
    .filter((user) => holdsOneOf(user.roles, roles))
    .map(({ userId }) => userId)
    .slice(0, mostTold);
}
