import type { MemberCardData } from '../../../shared/_field/cardReader/cardData.ts';
import type { CardData } from '../../parts/cardReader/useCardReader.ts';

/** A card that was read, as the form shows it. */
export interface ReadCard {
  readonly card: CardData;
  /** The other fields of the card, for the eye. */
  readonly member: MemberCardData | null;
}

/** The patient with whom the next new request begins: by a number, by a card that was read, or still to be typed. */
export type BroughtPatient =
  | { readonly by: 'emiratesId'; readonly emiratesId: string }
  | { readonly by: 'cardNumber'; readonly cardNumber: string }
  | ({ readonly by: 'card' } & ReadCard)
  | { readonly by: 'typing' };

let brought: BroughtPatient | null = null;

/**
 * Hands a patient to the form of a new request, which the caller opens next. In memory only: no number of a patient stands in an
 * address or in the browser's storage.
 */
export function bringPatient(patient: BroughtPatient): void {
  brought = patient;
}

/** The patient that was brought. React may draw a screen and throw the drawing away, so to read it takes nothing away. */
export const broughtPatient = (): BroughtPatient | null => brought;

/** The screen with the patient is there: the next new request begins without them. */
export function forgetPatient(): void {
  brought = null;
}
