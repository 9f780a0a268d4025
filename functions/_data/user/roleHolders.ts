import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { authorityRoles } from '../../../shared/_field/authorityRoles.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { markOf } from '../../_store/shape.ts';
import { holdsOneOf, listPointed, pointerTo } from './peoplePointer.ts';

/** A facility or a health authority, as a place where people work. */
export type Workplace = { readonly facilityId: string } | { readonly regulatoryId: number };

/** The roles at a facility by which its people are found to be told of something. */
const facilityRoles: readonly Role[] = ['HomeCare'];

/** The most people of one workplace that are looked at. */
const mostListed = 100;

const shape = markOf('roleHolder', 1);

const partitionOf = (place: Workplace): string =>
  'facilityId' in place ? `HOLDERS#FACILITY#${place.facilityId}` : `HOLDERS#AUTHORITY#${place.regulatoryId}`;

interface Account {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly payerId: number | null;
  readonly regulatoryId: number | null;
  readonly facilityIds: readonly string[];
}

function workplacesOf({ roles, payerId, regulatoryId, facilityIds }: Account): Workplace[] {
  if (payerId !== null) return [];
  if (facilityIds.length > 0)
    return holdsOneOf(roles, facilityRoles) ? facilityIds.map((facilityId) => ({ facilityId })) : [];
  return regulatoryId !== null && holdsOneOf(roles, authorityRoles) ? [{ regulatoryId }] : [];
}

/** Whether somebody works there with such a role now: pointers outlive a right that was taken away. */
export const worksAt = (account: Account, place: Workplace): boolean =>
  workplacesOf(account).some((each) => partitionOf(each) === partitionOf(place));

/** The pointers by which the people of a workplace are found; users without such a role have none. They are written with the user. */
export const roleHolderItems = (account: Account) =>
  workplacesOf(account).map((place) => shape.mark(pointerTo(account.userId, partitionOf(place))));

/** The ids of the people who may work there; read each before it counts (`worksAt`). */
export const listRoleHolders = (store: DynamoDBDocumentClient, place: Workplace): Promise<string[]> =>
  listPointed(store, partitionOf(place), mostListed);
