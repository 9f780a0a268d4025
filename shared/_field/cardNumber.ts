import { isNonEmiratesIdText } from './nonEmiratesIdText.ts';

/** Signs that payers write between the letters and digits of a card's number. */
const separators = /[\s/._-]/g;

/**
 * Whether the text may be the number of an insurance card (REQ-VALID-20): letters and digits, between which payers write separators,
 * and no Emirates ID, however it is grouped. An Emirates ID has a field of its own, with the reason why its card was not read.
 */
export function isCardNumber(text: string): boolean {
  const signs = text.replace(separators, '');
  return signs !== '' && isNonEmiratesIdText(signs);
}
