import { passesLuhn } from './luhn.ts';
import { sentence } from './sentence.ts';

/** The message of every Emirates ID field (specification, section 5). */
export const emiratesIdMessage = sentence('ownEmiratesIdInvalid', 'Valid Emirates ID Required');

/** The digits of an Emirates ID however it is written: `784-1985-0000001-7` and `784198500000017` are one number. */
export const emiratesIdDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** Whether the text is an Emirates ID: exactly 15 digits, dashes aside, that pass the Luhn check. */
export function isEmiratesId(text: string): boolean {
  const digits = emiratesIdDigits(text);
  return /^\d{15}$/.test(digits) && passesLuhn(digits);
}

/**
 * Whether the text is one of the regulators' placeholders for a person without an Emirates ID, as 000-0000-0000000-0 for a citizen without a card: digits
 * that are all alike. Many people share one, so that it names nobody.
 */
export const isEmiratesIdPlaceholder = (text: string): boolean => /^([01239])\1{14}$/.test(emiratesIdDigits(text));

/** Groups the digits 3-4-7-1 as far as they go, the way the field's mask 999-9999-9999999-9 shows them. */
export function formatEmiratesId(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 15);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 14), digits.slice(14)].filter(Boolean).join('-');
}
