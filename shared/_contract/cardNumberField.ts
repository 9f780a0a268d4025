import * as z from 'zod';
import { isCardNumber } from '../_field/cardNumber.ts';
import { sentence } from '../_field/sentence.ts';

/** The number of a member's card that is asked for: never an Emirates ID. */
export const cardNumberField = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .refine(
    isCardNumber,
    sentence(
      'cardNumberForm',
      'A card number has letters and digits, and is no Emirates ID. Enter an Emirates ID in its own field.',
    ),
  );
