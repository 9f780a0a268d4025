import { getPayer, type Payer, serves } from '../_data/payer/payer.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnFacilityId, OwnPayerId } from '../_kit/ownIds.ts';
import { provenPayerId } from '../_kit/proof.ts';
import type { Scope } from '../_kit/scope.ts';

/** The caller's facility. */
export type FacilityScope = Extract<Scope, { kind: 'facility' }>;

const perUser = { name: 'memberLookupUser', most: 60, seconds: 3600 } as const;
const perFacility = { name: 'memberLookupFacility', most: 600, seconds: 3600 } as const;
const searchesPerUser = { name: 'insurerSearchUser', most: 20, seconds: 3600 } as const;
const searchesPerFacility = { name: 'insurerSearchFacility', most: 200, seconds: 3600 } as const;
/** Stops a caller from guessing the date of birth of a card, whichever user or facility the calls come from. */
const perCard = { name: 'memberLookupCard', most: 10, seconds: 3600 } as const;

/**
 * Allows a user of a facility to search the register of a payer that keeps it in the portal; throws otherwise. Each
 * search counts against the limits of the user and of the facility: a receptionist looks up patients, not lists of
 * people.
 */
export async function allowLookup(ctx: SessionContext, payerId: number): Promise<OwnPayerId> {
  const { scope, store } = ctx;
  if (scope.kind !== 'facility') throw fail('notAllowed');
  const payer = await getPayer(store, payerId);
  if (!payer || !serves('eligibility')(payer) || payer.answers !== 'register') {
    throw fail('payerNotAvailable', { field: 'payerId' });
  }
  await takeLookupTurn(ctx, scope.facilityId);
  return provenPayerId(payerId);
}

async function takeLookupTurn({ store, user, now }: SessionContext, facilityId: OwnFacilityId): Promise<void> {
  await takeTurn(store, perUser, user.userId, now());
  await takeTurn(store, perFacility, facilityId, now());
}

/**
 * Allows a user of a facility to look for a patient's insurer; throws otherwise. One such look asks several registers, so
 * there are fewer of them than of questions to one register, of which it is one more.
 */
export async function allowInsurerSearch(ctx: SessionContext): Promise<FacilityScope> {
  const { scope } = ctx;
  if (scope.kind !== 'facility') throw fail('facilityRequired');
  await takeSearchTurn(ctx, scope.facilityId);
  await takeLookupTurn(ctx, scope.facilityId);
  return scope;
}

/** One search of a person, and of the facility or payer that they work for. */
export async function takeSearchTurn({ store, user, now }: SessionContext, place: string): Promise<void> {
  await takeTurn(store, searchesPerUser, user.userId, now());
  await takeTurn(store, searchesPerFacility, place, now());
}

/** The register of a payer that answers the facility, for a search that `allowInsurerSearch` has allowed; null where it keeps none here. */
export const registerOf = ({ payerId, answers }: Payer): OwnPayerId | null =>
  answers === 'register' ? provenPayerId(payerId) : null;

/** One question about a card. */
export const takeCardTurn = ({ store, now }: SessionContext, record: string): Promise<void> =>
  takeTurn(store, perCard, record, now());
