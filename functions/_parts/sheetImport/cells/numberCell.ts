import { asciiDigits } from '../../../../shared/_field/searchText.ts';
import { shownDigits } from '../../sheet/shownNumber.ts';
import { plainText } from './cleanText.ts';

type Reading = { readonly value: number } | { readonly code: string };

const currency = /^(?:aed|dhs?\.?|د\.?إ\.?|درهم)|(?:aed|dhs?\.?|د\.?إ\.?|درهم)$/giu;

/** The number of a text with the signs of either language; null for anything else. Groups of three have commas, `12,5` is twelve and a half. */
function numberOf(text: string): number | null {
  const digits = asciiDigits(text).replace(/٬/gu, ',').replace(/٫/gu, '.').replace(/ /gu, '');
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)
    ? digits.replaceAll(',', '')
    : digits.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^\d{1,15}(\.\d{1,20})?$/.test(plain) ? shownDigits(Number(plain)) : null;
}

const within = (value: number | null, most: number): Reading =>
  value !== null && value <= most ? { value } : { code: 'notANumber' };

/** A number from 0 to `most`. */
export const readNumber = (text: string, most: number): Reading => within(numberOf(plainText(text)), most);

/** An amount in dirhams with two decimals at most; the name of the currency may stand with it. */
export function readMoney(text: string, most: number): Reading {
  const value = numberOf(plainText(text).replace(currency, '').trim());
  if (value !== null && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) return { code: 'notANumber' };
  return within(value, most);
}

/** Percent from 0 to 100, with or without its sign. A share as `0.2` could be either, and is refused. */
export function readPercent(text: string): Reading {
  const typed = plainText(text);
  const value = numberOf(typed.replace(/[%٪]$/u, '').trim());
  if (value !== null && value > 0 && value < 1 && !/[%٪]$/u.test(typed)) return { code: 'fraction' };
  return within(value, 100);
}
