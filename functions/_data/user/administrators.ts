import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { AccountAccess } from '../../../shared/_field/accountAccess.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { tableName } from '../../_kit/env.ts';
import { markOf } from '../../_store/shape.ts';

const ofFacility: readonly Role[] = ['ProviderAdmin', 'FacilityGroupAdmin'];
const ofPortal: readonly Role[] = ['SetupAdmin', 'SuperAdmin'];

/** The most administrators of one desk that are told of a request. */
const mostTold = 25;

/** Whose requests an administrator decides: those of a facility, or those of the whole portal. */
export type Administered = { readonly facilityId: string } | 'portal';

const partitionOf = (administered: Administered): string =>
  administered === 'portal' ? 'ADMINISTRATORS#PORTAL' : `ADMINISTRATORS#FACILITY#${administered.facilityId}`;

const shape = markOf('administrator', 1);

interface Account {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly facilityIds: readonly string[];
  readonly isLocked: boolean;
  readonly access?: AccountAccess;
}

const holdsOneOf = (roles: readonly Role[], wanted: readonly Role[]): boolean =>
  wanted.some((role) => roles.includes(role));

/** Whether a user decides there now: pointers outlive a right that was taken away. */
export const administers = (
  { roles, facilityIds, isLocked, access = 'open' }: Account,
  administered: Administered,
): boolean =>
  !isLocked &&
  access === 'open' &&
  (administered === 'portal'
    ? holdsOneOf(roles, ofPortal)
    : holdsOneOf(roles, ofFacility) && facilityIds.includes(administered.facilityId));

/** The pointers by which administrators are found; users who administer nothing have none. They are written with the user. */
export function administratorItems(account: Account) {
  const { userId, roles, facilityIds } = account;
  const facilities = holdsOneOf(roles, ofFacility) ? facilityIds.map((facilityId) => ({ facilityId })) : [];
  const administered: Administered[] = [...facilities, ...(holdsOneOf(roles, ofPortal) ? (['portal'] as const) : [])];
  return administered.map((each) => shape.mark({ pk: partitionOf(each), sk: `USER#${userId}`, userId }));
}

const pointer = z.object({ userId: z.string() });

/** The ids of the users who may administer this; read each before it counts (`administers`). */
export async function listAdministrators(store: DynamoDBDocumentClient, administered: Administered): Promise<string[]> {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('users'),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :user)',
      ExpressionAttributeValues: { ':pk': partitionOf(administered), ':user': 'USER#' },
      Limit: mostTold,
    }),
  );
  return Items.map((item) => pointer.parse(item).userId);
}
