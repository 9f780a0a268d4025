import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AccountAccess } from '../../../shared/_field/accountAccess.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { markOf } from '../../_store/shape.ts';
import { holdsOneOf, listPointed, pointerTo } from './peoplePointer.ts';

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
  return administered.map((each) => shape.mark(pointerTo(userId, partitionOf(each))));
}

/** The ids of the users who may administer this; read each before it counts (`administers`). */
export const listAdministrators = (store: DynamoDBDocumentClient, administered: Administered): Promise<string[]> =>
  listPointed(store, partitionOf(administered), mostTold);
