import { searchText } from '../../shared/_field/searchText.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type CardReading, findCardReading } from '../_data/cardReading/cardReading.ts';
import type { PublicContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** What a person typed of themselves, to be compared with their card. */
interface Claimed extends Named {
  readonly emiratesId: string;
}

const wordsOf = (text: string): string[] => searchText(text).split(' ').filter(Boolean);

/**
 * Whether a name is the card's: every word of it is one of the card's, in English or in Arabic, in whatever order, case and marks.
 * People leave out the names of their fathers, so the card may have more words.
 */
function isNameOfCard({ firstName, lastName }: Named, card: Pick<CardReading, 'fullName' | 'fullNameArabic'>) {
  const typed = [wordsOf(firstName), wordsOf(lastName)];
  return [card.fullName, card.fullNameArabic].some((name) => {
    const words = new Set(wordsOf(name));
    return typed.every((part) => part.length > 0 && part.every((word) => words.has(word)));
  });
}

/** A verified reading of a card that is still valid; fails with `cardReadRefused` or `cardExpired`. */
async function validCard(ctx: PublicContext, cardReadId: string): Promise<CardReading> {
  const reading = await findCardReading(ctx.store, cardReadId, ctx.now());
  if (!reading) throw fail('cardReadRefused', { field: 'emiratesId' });
  if (reading.expiresOn !== null && reading.expiresOn < emiratesDateOf(ctx.now())) {
    throw fail('cardExpired', { field: 'emiratesId' });
  }
  return reading;
}

/** Refuses a person who is not the holder of the card: another Emirates ID, or another name. */
export async function checkCard(ctx: PublicContext, cardReadId: string, claimed: Claimed): Promise<void> {
  const reading = await validCard(ctx, cardReadId);
  if (reading.emiratesId !== claimed.emiratesId) throw fail('emiratesIdNotMatching', { field: 'emiratesId' });
  if (!isNameOfCard(claimed, reading)) throw fail('cardNameDiffers', { field: 'lastName' });
}
