import { emiratesIdDigits } from './emiratesId.ts';

/** An identity of a person as keys name it: an Emirates ID, or a card number however its signs are separated. */
export const emiratesIdIdentity = (emiratesId: string): string => `EID#${emiratesIdDigits(emiratesId)}`;
export const cardIdentity = (cardNumber: string): string => `CARD#${cardNumber.replace(/[\s/._-]/g, '').toUpperCase()}`;

/** The identities that a person's numbers give. */
export const identitiesOf = (person: {
  readonly emiratesId?: string | null | undefined;
  readonly cardNumber?: string | null | undefined;
}): string[] => [
  ...(person.emiratesId ? [emiratesIdIdentity(person.emiratesId)] : []),
  ...(person.cardNumber ? [cardIdentity(person.cardNumber)] : []),
];
