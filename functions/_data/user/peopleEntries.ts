import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import { searchText } from '../../../shared/_field/searchText.ts';
import { tableName } from '../../_kit/env.ts';
import { fail } from '../../_kit/failure.ts';
import { shapeOf } from '../../_store/shape.ts';
import { mostTogether, type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { wordSearchOf } from '../../_store/wordSearch.ts';

const entry = z.object({ userId: z.string() });
const shape = shapeOf({ entity: 'personEntry', version: 1, schema: entry, keys: ['again'] });

/** The search for people by the beginning of a word of their name, user name or licence. An entry names the user and nothing else. */
export const peopleWords = wordSearchOf({
  table: 'users',
  kind: 'PERSON',
  parse: shape.parse,
  itemOf: (key, found: z.infer<typeof entry>, again) => shape.item(key, found, { again }),
});

/** What of a user decides where searches find them. */
interface FindablePerson {
  readonly userId: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly clinicianLicense: string | null;
  readonly emiratesId: string | null;
  readonly emiratesIdClaim: { readonly emiratesId: string; readonly isHeld: boolean } | null;
  readonly facilityIds: readonly string[];
  readonly access: string;
}

/** Among whom somebody is looked for: everybody, or the people of one facility; those who have left are listed apart. */
export interface PeoplePlace {
  readonly facilityId: string | null;
  readonly isRemoved: boolean;
}

/** The partition of a place. */
export const peoplePk = ({ facilityId, isRemoved }: PeoplePlace): string =>
  `PEOPLE#${isRemoved ? 'REMOVED#' : ''}${facilityId === null ? 'PORTAL' : `FACILITY#${facilityId}`}`;

/** The beginnings of the sort keys of a list by name, and of a search by Emirates ID. */
export const peoplePrefix = { name: 'NAME#', emiratesId: (digits: string) => `EID#${digits}#` } as const;

const placesOf = ({ facilityIds, access }: FindablePerson): PeoplePlace[] =>
  [null, ...facilityIds].map((facilityId) => ({ facilityId, isRemoved: access === 'removed' }));

function itemsIn(pk: string, user: FindablePerson) {
  const { userId, userName, emiratesIdClaim, clinicianLicense } = user;
  const emiratesId = user.emiratesId ?? (emiratesIdClaim?.isHeld ? emiratesIdClaim.emiratesId : null);
  const name = displayNameOf(user);
  const sortKeys = [
    `${peoplePrefix.name}${searchText(name) || searchText(userName)}#${userId}`,
    ...(emiratesId ? [`${peoplePrefix.emiratesId(emiratesId)}${userId}`] : []),
  ];
  const texts = [name, userName, clinicianLicense ?? ''];
  return [
    ...sortKeys.map((sk) => shape.item({ pk, sk }, { userId }, { again: undefined })),
    ...peopleWords.entries(pk, { id: userId, texts, found: { userId } }),
  ];
}

/** The entries by which lists and searches find a user. They are written with the user, or before a change of the user. */
export const peopleItems = (user: FindablePerson) => placesOf(user).flatMap((place) => itemsIn(peoplePk(place), user));

type Entry = ReturnType<typeof peopleItems>[number];
const keyText = ({ pk, sk }: Entry): string => `${pk}\n${sk}`;

async function writeAll(store: DynamoDBDocumentClient, writes: readonly TransactItem[]): Promise<void> {
  for (let at = 0; at < writes.length; at += mostTogether) {
    if (!(await writeTogether(store, writes.slice(at, at + mostTogether)))) throw fail('changedMeanwhile');
  }
}

const ownEntry = (userId: string) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
  ExpressionAttributeValues: { ':user': userId },
});

/** The entries of one state of a user that another state has not, or has otherwise. */
function entriesBeyond(user: FindablePerson, other: FindablePerson | null, textOf: (item: Entry) => string): Entry[] {
  const known = new Set(other ? peopleItems(other).map(textOf) : []);
  return peopleItems(user).filter((item) => !known.has(textOf(item)));
}

/**
 * Writes the entries that a user needs after a change, before the change: an entry too many is passed over by who reads it, and a
 * missing one would hide the user. `before` is null for a new user.
 */
export async function addPeopleEntries(
  store: DynamoDBDocumentClient,
  before: FindablePerson | null,
  after: FindablePerson,
): Promise<void> {
  const puts = entriesBeyond(after, before, JSON.stringify).map((Item) => ({
    Put: { TableName: tableName('users'), Item, ...ownEntry(after.userId) },
  }));
  await writeAll(store, puts);
}

/** Removes the entries that a user no longer needs, after the change; all of them for a user who is no longer there (`after` null). */
export async function dropPeopleEntries(
  store: DynamoDBDocumentClient,
  before: FindablePerson,
  after: FindablePerson | null,
): Promise<void> {
  const deletes = entriesBeyond(before, after, keyText).map(({ pk, sk }) => ({
    Delete: { TableName: tableName('users'), Key: { pk, sk }, ...ownEntry(before.userId) },
  }));
  await writeAll(store, deletes);
}
