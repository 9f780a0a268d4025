import { passesLuhn } from '../_field/luhn.ts';

/** What every temporary number begins with: no payer's card and no Emirates ID begins like this. */
const prefix = 'NB';

/** How many digits are random; a check digit follows. */
export const chanceDigits = 10;

const withCheckDigit = (digits: string): string =>
  digits + ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].find((check) => passesLuhn(digits + check));

/** A temporary number from its random digits. The check digit finds one wrong digit, or two neighbours that are exchanged. */
export const temporaryNumberOf = (digits: string): string => prefix + withCheckDigit(digits);
