import { findCardReading } from '../_data/cardReading/cardReading.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** The Emirates ID that a verified card reading proves; a typed one beside it has to be the card's. */
export async function provenEmiratesId(
  { cardReadId, emiratesId }: { readonly cardReadId: string; readonly emiratesId: string | undefined },
  { store, now }: SessionContext,
): Promise<string> {
  const reading = await findCardReading(store, cardReadId, now());
  if (!reading) throw fail('cardReadRefused', { field: 'emiratesId' });
  if (emiratesId !== undefined && reading.emiratesId !== emiratesId) {
    throw fail('emiratesIdNotMatching', { field: 'emiratesId' });
  }
  return reading.emiratesId;
}
