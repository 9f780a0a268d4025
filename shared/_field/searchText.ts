/** Latin marks, Arabic vowel marks, the superscript alef and the stretching tatweel: people do not type them in a search box. */
const marks = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/gu;

/** Letters that Arabic writers use for one another. Hamza on its carrier goes with the carrier. */
const sameLetter: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ی: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
};

/** Arabic-Indic and Persian digits as 0 to 9. */
const asciiDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);
const anyDigit = /[٠-٩۰-۹]/gu;

/** A number as a person types it, with the digits 0 to 9. */
export const asciiDigits = (typed: string): string => typed.replace(anyDigit, asciiDigit);

/**
 * A text as search compares it: lower case, no accents or vowel marks, Arabic letter variants folded, digits 0 to 9,
 * apostrophes dropped and every other sign a single space. Folding twice changes nothing.
 *
 * `searchText("Dr. Aïsha Al-Mansoori")` is `dr aisha al mansoori`; `searchText('أحمد')` is `احمد`.
 */
export function searchText(text: string): string {
  return text
    .replace(/[أإآٱىئیؤةک]/gu, (letter) => sameLetter[letter] ?? letter)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[أإآٱىئیؤةک]/gu, (letter) => sameLetter[letter] ?? letter)
    .replace(anyDigit, asciiDigit)
    .replace(/['’`ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Everything a reader may begin to type to find a text: the folded text from each of its words on, and an Arabic word also
 * without its article. A search is then a prefix of one of them.
 *
 * `searchTokens('Layla Al-Mansoori')` is `layla al mansoori`, `al mansoori`, `mansoori`.
 */
export function searchTokens(text: string): string[] {
  const words = searchText(text).split(' ').filter(Boolean);
  const tokens = words.flatMap((word, at) => {
    const rest = words.slice(at).join(' ');
    return /^ال\p{L}{2}/u.test(word) ? [rest, rest.slice(2)] : [rest];
  });
  return [...new Set(tokens)];
}
