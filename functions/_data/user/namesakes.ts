import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { peopleNamed } from './people.ts';
import type { User } from './user.ts';

type Named = Pick<User, 'firstName' | 'lastName'>;

const isColleague = (one: User, other: User): boolean => {
  if (one.payerId !== null || other.payerId !== null) return one.payerId === other.payerId;
  if (one.facilityIds.length === 0) return other.facilityIds.length === 0;
  return other.facilityIds.some((id) => one.facilityIds.includes(id));
};

/** Whether somebody who works with this user has the name already, in either order: records name people, and readers take it for them. */
export async function isNameOfColleague(store: DynamoDBDocumentClient, user: User, name: Named): Promise<boolean> {
  const turned = { firstName: name.lastName, lastName: name.firstName };
  const found = await Promise.all([name, turned].map((each) => peopleNamed(store, each)));
  return found.flat().some((other) => other.userId !== user.userId && isColleague(user, other));
}
