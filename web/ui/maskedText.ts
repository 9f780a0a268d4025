import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';

/** Turns Arabic-Indic and Persian digits into 0-9, so that an Arabic keyboard works in every number field. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

export const emiratesIdMask = (text: string): string => formatEmiratesId(latinDigits(text));

/**
 * Groups an international mobile number as +NNN-NN-NNN-NNNN as far as it goes. A number typed the local way (050... or, without a plus
 * sign, 50...) or with 00 in front becomes its international form.
 */
export function mobileMask(text: string): string {
  const typed = latinDigits(text).replace(/\D/g, '');
  const isLocal = typed.length <= 9 && !text.trim().startsWith('+');
  const digits = typed
    .replace(/^00/, '')
    .replace(isLocal ? /^0?5/ : /^05/, '9715')
    .slice(0, 12);
  if (digits === '') return text.trim() === '+' ? '+' : '';
  const groups = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 8), digits.slice(8)];
  return `+${groups.filter(Boolean).join('-')}`;
}

/** Where the caret belongs after masking: behind as many digits as stood in front of it before. */
export function caretAfter(masked: string, digitsBefore: number): number {
  if (digitsBefore === 0) return masked.startsWith('+') ? 1 : 0;
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (/\d/.test(masked[index] ?? '')) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return masked.length;
}
