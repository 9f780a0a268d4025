import type { PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { codeText, unshortened } from './cleanText.ts';

let parsePhone: typeof parsePhoneNumberFromString | undefined;

/** Loads what is known of all countries' numbers, a quarter of a megabyte, before the first number is read. */
export async function loadMobiles(): Promise<void> {
  parsePhone ??= (await import('libphonenumber-js/max')).parsePhoneNumberFromString;
}

/** A number of the Emirates in the portal's mask, another country's in its international form. */
const written = (phone: PhoneNumber): string =>
  phone.country === 'AE' ? phone.number.replace(/^(\+\d{3})(\d{2})(\d{3})(\d{4})$/, '$1-$2-$3-$4') : phone.number;

/** A mobile number: 05, 5, 971, 00971 or +971 and the rest, or one of another country with its code. */
export function readMobile(text: string): { readonly value: string } | { readonly code: string } {
  const typed = unshortened(codeText(text));
  if (typed === null) return { code: 'shortened' };
  const digits = typed
    .replace(/[().-]/g, '')
    .replace(/^00/, '+')
    .replace(/^971(?=\d{9}$)/, '+971');
  if (!/^\+?\d{7,15}$/.test(digits)) return { code: 'mobile' };
  if (!parsePhone) throw new Error('loadMobiles has not been called');
  const phone = parsePhone(digits, 'AE');
  const isMobile = phone?.isValid() && ['MOBILE', 'FIXED_LINE_OR_MOBILE', undefined].includes(phone.getType());
  return phone && isMobile ? { value: written(phone) } : { code: 'mobile' };
}
