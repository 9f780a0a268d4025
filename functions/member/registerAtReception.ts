import { getPayer, serves } from '../_data/payer/payer.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import { provenPayerId } from '../_kit/proof.ts';

const perUser = { name: 'memberLookupUser', most: 60, seconds: 3600 } as const;
const perFacility = { name: 'memberLookupFacility', most: 600, seconds: 3600 } as const;
/** Stops a caller from guessing the date of birth of a card, whichever user or facility the calls come from. */
const perCard = { name: 'memberLookupCard', most: 10, seconds: 3600 } as const;

/**
 * Allows a user of a facility to search the register of a payer that keeps it in the portal; throws otherwise. Each
 * search counts against the limits of the user and of the facility: a receptionist looks up patients, not lists of
 * people.
 */
export async function allowLookup(ctx: SessionContext, payerId: number): Promise<OwnPayerId> {
  const { scope, user, store } = ctx;
  if (scope.kind !== 'facility') throw fail('notAllowed');
  const payer = await getPayer(store, payerId);
  if (!payer || !serves('eligibility')(payer) || payer.answers !== 'register') {
    throw fail('payerNotAvailable', { field: 'payerId' });
  }
  await takeTurn(store, perUser, user.userId, ctx.now());
  await takeTurn(store, perFacility, scope.facilityId, ctx.now());
  return provenPayerId(payerId);
}

/** One question about a card. */
export const takeCardTurn = ({ store, now }: SessionContext, record: string): Promise<void> =>
  takeTurn(store, perCard, record, now());
