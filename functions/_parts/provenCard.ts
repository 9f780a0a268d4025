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

/** `AMAL` as a person writes it: `Amal`. Arabic has no capitals. */
const asWritten = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** First and last name as the card has them, in its Latin letters. */
function namesOfCard({ fullName }: CardReading): Named {
  const words = fullName.split(/[\s,]+/).filter(Boolean);
  return { firstName: asWritten(words[0] ?? ''), lastName: asWritten(words.at(-1) ?? '') };
}

interface Holder extends Named {
  readonly emiratesId: string | null;
  readonly identityProvenAt: string | null;
}

/**
 * What the card shows of an account's holder: their Emirates ID, and their name, which stays as it is written where the card says the
 * same. Refuses the card of another person: for a proven account one with another Emirates ID (`emiratesIdNotMatching`), for any other
 * one with another name (`cardNameDiffers`), so that nobody at an open screen makes the account their own.
 */
export async function provenPerson(
  ctx: PublicContext,
  cardReadId: string,
  holder: Holder,
): Promise<Named & { readonly emiratesId: string }> {
  const reading = await validCard(ctx, cardReadId);
  const isProven = holder.identityProvenAt !== null;
  if (isProven && reading.emiratesId !== holder.emiratesId) {
    throw fail('emiratesIdNotMatching', { field: 'emiratesId' });
  }
  const { firstName, lastName } = holder;
  const isSameName = isNameOfCard(holder, reading);
  if (!isProven && !isSameName) throw fail('cardNameDiffers', { field: 'lastName' });
  return { ...(isSameName ? { firstName, lastName } : namesOfCard(reading)), emiratesId: reading.emiratesId };
}
