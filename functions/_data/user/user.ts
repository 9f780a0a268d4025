import { type DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { accountAccess, accountRequestDesks } from '../../../shared/_field/accountAccess.ts';
import { isEmail } from '../../../shared/_field/email.ts';
import { roles } from '../../../shared/_field/roles.ts';
import { tableName } from '../../_kit/env.ts';
import { fail } from '../../_kit/failure.ts';
import { readBatch } from '../../_store/batch.ts';
import { ifHolds } from '../../_store/condition.ts';
import { getItem, type Key, type StoredItem } from '../../_store/item.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { payerStaffItems } from '../payer/payerStaff.ts';
import { administratorItems } from './administrators.ts';
import { licenseHolderItems } from './licenseHolder.ts';
import { peopleItems } from './peopleEntries.ts';
import { roleHolderItems } from './roleHolders.ts';

const emailAddress = z.string().refine(isEmail);

/** A role until an instant; who gave it, and why. */
const temporaryRole = z.strictObject({
  role: z.enum(roles),
  endsAt: z.iso.datetime(),
  givenAt: z.iso.datetime(),
  givenBy: z.string(),
  reason: z.string().max(500),
});

const roleGrant = z.strictObject({ role: z.enum(roles), at: z.iso.datetime(), byName: z.string() });

/** A person who may sign in. No regulator credential is part of it; Emirates ID and mobile number never leave it whole. */
export const user = z.strictObject({
  userId: z.string().regex(/^[\w-]{1,40}$/),
  /** An e-mail address; unique without regard to letter case. */
  userName: emailAddress,
  email: emailAddress,
  /** As printed on the Emirates ID. */
  firstName: z.string().max(100).default(''),
  lastName: z.string().max(100).default(''),
  /** When the user typed another name than that of the registration. */
  nameChangedAt: z.iso.datetime().nullable().default(null),
  mobileNumber: z.string().max(20).nullable().default(null),
  /** The number on record, fifteen digits: from a card or an administrator, or from an older release. */
  emiratesId: z.string().length(15).nullable().default(null),
  /** A number that the person typed, while none is on record. `isHeld`: no other account had it. */
  emiratesIdClaim: z
    .strictObject({ emiratesId: z.string().length(15), at: z.iso.datetime(), isHeld: z.boolean() })
    .nullable()
    .default(null),
  /** When the number on record, the claim or the name was changed last, by the person, an administrator or a card. */
  identityChangedAt: z.iso.datetime().nullable().default(null),
  /** A missing Emirates ID is asked for once. */
  wasEmiratesIdAsked: z.boolean().default(false),
  passwordHash: z.string().startsWith('$argon2id$'),
  passwordChangedAt: z.iso.datetime().nullable().default(null),
  /** Set while an administrator's temporary password waits for its one sign-in; later ones are refused. */
  temporaryPasswordExpiresAt: z.iso.datetime().nullable().default(null),
  /** The licence agreement that the user accepted last. */
  agreementVersion: z.string().nullable().default(null),
  agreementAcceptedAt: z.iso.datetime().nullable().default(null),
  areShortcutsOn: z.boolean().default(true),
  roles: z.array(z.enum(roles)),
  /** The payer of an insurer's user; null for all other users. */
  payerId: z.int().nullable(),
  /** The user's own regulator where no facility gives one. */
  regulatoryId: z.int().min(1).max(5).nullable(),
  specialty: z.string().nullable(),
  clinicianName: z.string().nullable(),
  clinicianLicense: z.string().nullable(),
  facilityIds: z.array(z.string()),
  currentFacilityId: z.string().nullable(),
  isLocked: z.boolean(),
  access: z.enum(accountAccess).default('open'),
  /** Whose decision a waiting account needs, and why a refused one was refused. */
  accessDesk: z.enum(accountRequestDesks).nullable().default(null),
  accessReason: z.string().max(500).nullable().default(null),
  /** When a verified card reading showed name and Emirates ID; null when they were typed. */
  identityProvenAt: z.iso.datetime().nullable().default(null),
  /** A licence that waits for the portal's people; null when none waits. */
  claimedLicense: z.string().nullable().default(null),
  /** When the licence was found in a register or accepted by the portal's people; null for one of an older release. */
  licenseProvenAt: z.iso.datetime().nullable().default(null),
  /** The person registered themselves, and has not shown yet that mails to `email` reach them. */
  isEmailConfirmationRequired: z.boolean().default(false),
  /** When a mailed code or link came back from the address; null for one that was never asked. */
  emailConfirmedAt: z.iso.datetime().nullable().default(null),
  isResetPasswordRequired: z.boolean(),
  /** Whether a passkey or an authenticator app is enrolled: each sign-in asks for it. */
  hasSecondFactor: z.boolean().default(false),
  /** Roles that end by themselves. One that is over stays listed until the rights are changed next. */
  temporaryRoles: z.array(temporaryRole).default([]),
  /** Who gave a role, and when; roles of a registration or an older release have no entry. */
  roleGrants: z.array(roleGrant).default([]),
  groupOwnerIds: z.array(z.int()).default([]),
  subGroupIds: z.array(z.int()).default([]),
  /** The administrator who added the account; null for one that registered itself. */
  addedBy: z.string().nullable().default(null),
  /** Who removed the account, when, and what `access` was before; null while it is there. */
  removal: z
    .strictObject({ at: z.iso.datetime(), byId: z.string(), byName: z.string(), access: z.enum(accountAccess) })
    .nullable()
    .default(null),
  createdAt: z.iso.datetime(),
  version: z.int().positive(),
});
export type User = z.infer<typeof user>;
const shape = shapeOf({ entity: 'user', version: 1, schema: user, keys: [] });
const nameShape = markOf('userName', 1);

/** What may change of a user; names cannot. */
export type UserChanges = Partial<Omit<User, 'userId' | 'userName' | 'version'>>;

/** The key of a user's profile. */
export const profileKey = (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' });
/** Whether an item of the table is a user. */
export const isProfile = ({ pk, sk }: Key): boolean => pk.startsWith('USER#') && sk === 'PROFILE';
/** A stored profile as its user. */
export const readProfile = (item: StoredItem): User => shape.parse(item);
const nameKey = (userName: string) => ({ pk: `USERNAME#${signInName(userName)}`, sk: 'USER' });

/** The form in which user names are compared. */
export const signInName = (userName: string): string => userName.trim().normalize('NFKC').toLowerCase();

/** The stored forms of a user: the profile, the name and the licence, which are unique, and the pointers by which payers, administrators and searches find them. */
export const userItems = (value: User) => [...accountItems(value), ...peopleItems(value)];

/** The same without the entries of searches, of which a user with many facilities has more than a transaction holds. */
const accountItems = (value: User) => [
  shape.item(profileKey(value.userId), value, {}),
  nameShape.mark({ ...nameKey(value.userName), userId: value.userId }),
  ...payerStaffItems(value),
  ...administratorItems(value),
  ...roleHolderItems(value),
  ...licenseHolderItems(value),
];

/** Stores a new user; throws TransactionCanceledException when the id or the name is taken. */
export async function putUser(store: DynamoDBDocumentClient, value: User): Promise<void> {
  await store.send(new TransactWriteCommand({ TransactItems: newUserPuts(value) }));
}

/** The writes of a new user for a transaction, which fails when the id or the name is taken. */
export const newUserPuts = (value: User): TransactItem[] => userItems(value).map(newPut);

/** The same for a user whose entries of searches are written beforehand. */
export const newAccountPuts = (value: User): TransactItem[] => accountItems(value).map(newPut);

/** The writes that take back an account that nobody has used: they fail when it has changed in any way since it was added. */
export function unusedAccountDeletes(value: User): TransactItem[] {
  const TableName = tableName('users');
  const own = {
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
    ExpressionAttributeValues: { ':user': value.userId },
  };
  const unused = { ConditionExpression: 'version = :first', ExpressionAttributeValues: { ':first': 1 } };
  return accountItems(value).map(({ pk, sk }) => ({
    Delete: { TableName, Key: { pk, sk }, ...(isProfile({ pk, sk }) ? unused : own) },
  }));
}

const newPut = (Item: StoredItem): TransactItem => ({
  Put: { TableName: tableName('users'), Item, ConditionExpression: 'attribute_not_exists(pk)' },
});

/** One user by id, or null; as they are at this moment, because what follows is decided by it. */
export const getUser = (store: DynamoDBDocumentClient, userId: string): Promise<User | null> =>
  getItem(store, 'users', profileKey(userId), shape.parse);

/**
 * The write that changes a user, in a transaction or alone. Its condition fails when the user has changed since
 * `before` was read.
 */
export function userChange(before: User, changes: UserChanges) {
  const after = { ...before, ...changes, version: before.version + 1 };
  const update = {
    TableName: tableName('users'),
    Item: shape.item(profileKey(before.userId), after, {}),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': before.version },
  };
  return { after, item: { Put: update } satisfies TransactItem };
}

/** The pointers that a changed user needs and had not before, for the transaction of the change. One that is no longer right is passed over by who reads it. */
export function userPointerPuts(before: User, after: User): TransactItem[] {
  const pointersOf = (value: User) => [
    ...payerStaffItems(value),
    ...administratorItems(value),
    ...roleHolderItems(value),
  ];
  const known = new Set(pointersOf(before).map(({ pk }) => pk));
  return pointersOf(after)
    .filter(({ pk }) => !known.has(pk))
    .map((Item) => ({
      Put: {
        TableName: tableName('users'),
        Item,
        ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
        ExpressionAttributeValues: { ':user': after.userId },
      },
    }));
}

/** The check that a user is as they were read, for a transaction. */
export const userUnchanged = ({ userId, version }: User): TransactItem => ({
  ConditionCheck: {
    TableName: tableName('users'),
    Key: profileKey(userId),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
});

/** Changes a user; throws 409 when the user has changed since `before` was read. */
export async function changeUser(store: DynamoDBDocumentClient, before: User, changes: UserChanges): Promise<User> {
  const { after, item } = userChange(before, changes);
  if (!(await ifHolds(store.send(new PutCommand(item.Put))))) throw fail('changedMeanwhile');
  return after;
}

const readName = (store: DynamoDBDocumentClient, userName: string): Promise<StoredItem | null> =>
  getItem(store, 'users', nameKey(userName), (item) => item);

/** Whether a user has this sign-in name: one read, whatever the answer. */
export const userNameExists = async (store: DynamoDBDocumentClient, userName: string): Promise<boolean> =>
  (await readName(store, userName)) !== null;

/** The id of the user with this sign-in name, or null: one read, whatever the answer. */
export async function findUserId(store: DynamoDBDocumentClient, userName: string): Promise<string | null> {
  const found = await readName(store, userName);
  return typeof found?.userId === 'string' ? found.userId : null;
}

/** The user of a sign-in name, or null. An unknown name costs the same two reads as a known one. */
export async function findUserByName(store: DynamoDBDocumentClient, userName: string): Promise<User | null> {
  const Item = await readName(store, userName);
  return getUser(store, typeof Item?.userId === 'string' ? Item.userId : 'nobody');
}

/** The users of some sign-in names, by the name as it is compared; a name that nobody has is left out. */
export async function findUsersByNames(
  store: DynamoDBDocumentClient,
  userNames: readonly string[],
): Promise<ReadonlyMap<string, User>> {
  const keys = [...new Set(userNames.map(signInName))].map(nameKey);
  const names = await readBatch(store, 'users', keys);
  const profiles = await readBatch(
    store,
    'users',
    names.map(({ userId }) => profileKey(String(userId))),
  );
  return new Map(profiles.map(readProfile).map((found) => [signInName(found.userName), found]));
}
