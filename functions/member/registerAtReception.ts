import { getPayer, serves } from '../_data/payer/payer.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import { provenPayerId } from '../_kit/proof.ts';

const perUser = { name: 'memberLookupUser', most: 60, seconds: 3600 } as const;
const perFacility = { name: 'memberLookupFacility', most: 600, seconds: 3600 } as const;
/** Whoever tries dates of birth at a card is stopped by this, from wherever they ask. */
const perCard = { name: 'memberLookupCard', most: 10, seconds: 3600 } as const;

/**
 * Whether the payer's register is here to be asked, for somebody of a facility. Each question takes a turn of the user and of the
 * facility: a reception has patients, not lists of people.
 */
export async function takeLookup(ctx: SessionContext, payerId: number): Promise<OwnPayerId> {
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
