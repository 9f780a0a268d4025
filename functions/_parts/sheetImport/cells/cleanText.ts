import { asciiDigits } from '../../../../shared/_field/searchText.ts';

/** Signs without a width, marks of direction, soft hyphens, byte order marks: they come along with copied text. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be in a text
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;
const tatweel = /\u0640/gu;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;

/** A text of Latin letters, digits and signs, with single spaces between them: most cells are such texts, and need no cleaning. */
const isClean = /^(?![ '])(?:[!-~]| (?=[!-~]))*$/;

/**
 * A text without what nobody sees in it: signs without a width, double and hard spaces, and the apostrophe by which spreadsheets
 * mark a text.
 */
export const plainText = (text: string): string => (isClean.test(text) ? text : cleaned(text));

const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(controls, '')
    .replace(/^'(?=[\d+=@-])/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** A name without the lines that stretch Arabic letters. */
export const nameText = (text: string): string => plainText(text).replace(tatweel, '').trim();

/** A number or code: with the digits 0 to 9, one kind of dash, and no spaces. */
export const codeText = (text: string): string =>
  asciiDigits(nameText(text))
    .replace(dashes, '-')
    .replace(/\s/gu, '')
    .replace(/^(\d+)\.0+$/, '$1');

/** Texts that mean the same in a head or a list: `Licence No.` and `licence_no`. */
export const sameText = (text: string): string =>
  asciiDigits(nameText(text))
    .toLowerCase()
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/[\u064b-\u0652]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The digits of a number that a spreadsheet shows in powers of ten: all of them where none was lost (`7.84198512345678E14`), null where it has
 * shortened the number, the text itself where it is no such number.
 */
export function unshortened(text: string): string | null {
  const [, first, rest = '', sign, power] = /^(\d)(?:[.,٫](\d+))?e(\+?)(\d{1,2})$/i.exec(text) ?? [];
  // `1E50` is a code.
  if (first === undefined || (rest === '' && sign === '')) return text;
  return rest.length === Number(power) ? first + rest : null;
}
