import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { roles } from '../../shared/contract/roles.ts';
import { tableName } from '../_kit/env.ts';

/** A person who may sign in. No Emirates ID and no regulator credential is part of it. */
export const user = z.strictObject({
  userId: z.string().regex(/^[\w-]{1,40}$/),
  /** An e-mail address; unique without regard to letter case. */
  userName: z.email().max(254),
  email: z.email().max(254),
  displayName: z.string().min(1).max(120),
  passwordHash: z.string().startsWith('$argon2id$'),
  roles: z.array(z.enum(roles)),
  /** The payer of an insurer's user; null for everybody else. */
  payerId: z.int().nullable(),
  /** The user's own regulator where no facility gives one. */
  regulatoryId: z.int().min(1).max(5).nullable(),
  specialty: z.string().nullable(),
  clinicianName: z.string().nullable(),
  clinicianLicense: z.string().nullable(),
  facilityIds: z.array(z.string()),
  currentFacilityId: z.string().nullable(),
  isLocked: z.boolean(),
  isResetPasswordRequired: z.boolean(),
  createdAt: z.iso.datetime(),
  version: z.int().positive(),
});
export type User = z.infer<typeof user>;
// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const storedUser = user.strip();

const profileKey = (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' });
const nameKey = (userName: string) => ({ pk: `USERNAME#${signInName(userName)}`, sk: 'USER' });

/** The form in which user names are compared. */
export const signInName = (userName: string): string => userName.trim().normalize('NFKC').toLowerCase();

/** The stored forms of a user: the profile, and the name, which makes it unique and findable. */
export const userItems = (value: User) => [
  { ...profileKey(value.userId), ...user.parse(value) },
  { ...nameKey(value.userName), userId: value.userId },
];

/** Stores a new user; throws TransactionCanceledException when the id or the name is taken. */
export async function putUser(store: DynamoDBDocumentClient, value: User): Promise<void> {
  const TransactItems = userItems(value).map((Item) => ({
    Put: { TableName: tableName('users'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
  }));
  await store.send(new TransactWriteCommand({ TransactItems }));
}

/** One user by id, or null. */
export async function getUser(store: DynamoDBDocumentClient, userId: string): Promise<User | null> {
  const { Item } = await store.send(new GetCommand({ TableName: tableName('users'), Key: profileKey(userId) }));
  return Item ? storedUser.parse(Item) : null;
}

/** The user of a sign-in name, or null. An unknown name costs the same two reads as a known one. */
export async function findUserByName(store: DynamoDBDocumentClient, userName: string): Promise<User | null> {
  const { Item } = await store.send(new GetCommand({ TableName: tableName('users'), Key: nameKey(userName) }));
  return getUser(store, typeof Item?.userId === 'string' ? Item.userId : 'nobody');
}
