const hiddenLength = 11;

/** An IBAN as it is stored and compared: without blanks, in capital letters. */
export const compactIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** The remainder by 97 of a number of any length, digit by digit. */
const remainder97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/**
 * Whether the text is an IBAN of the Emirates: AE, two check digits, three of the bank, sixteen of the account, blanks aside.
 * The check: with the first four signs moved to the end and letters as numbers (A = 10, E = 14), the remainder by 97 is 1.
 */
export function isUaeIban(text: string): boolean {
  const iban = compactIban(text);
  return /^AE\d{21}$/.test(iban) && remainder97(`${iban.slice(4)}1014${iban.slice(2, 4)}`) === 1;
}

/** An IBAN for the screen: its first 11 characters are hidden (REQ-UI-04). */
export function maskIban(text: string): string {
  const iban = compactIban(text);
  return '•'.repeat(Math.min(hiddenLength, iban.length)) + iban.slice(hiddenLength);
}
