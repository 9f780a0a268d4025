/** Latin letters that Windows-1256 has for French names; other pages have Arabic letters at their places. */
const latin = 'àâçèéêëîïôùûüŒœƒ';
/** Signs that no word has in it; other pages have letters at their places. */
const signs = '¢£¤¥¦§¨©¬®¯°±²³´µ¶·¸¹¼½¾×÷ˆ‰†‡';
const arabic = '\u0621-\u0652\u0679-\u06d2';

/**
 * Words that nobody writes: an Arabic letter beside a French one (ISO-8859-6, Mac), a sign between letters (DOS), one Arabic letter within a
 * Latin word (Windows-1252: `Müller`, `García`).
 */
const misread = new RegExp(
  [
    `[${arabic}][${latin}]|[${latin}][${arabic}]`,
    `[${arabic}${latin}][${signs}]+[${arabic}${latin}]`,
    `[A-Za-z][${arabic}][A-Za-z]`,
    `(?<![${arabic}A-Za-z])[${arabic}][a-z]{3}`,
    `[a-z]{3}[${arabic}](?![${arabic}A-Za-z])`,
  ].join('|'),
  'u',
);

/** Whether a text that was read as Windows-1256 was written by another page of codes: read so, its words mix letters as nobody does. */
export const isMisread = (text: string): boolean => misread.test(text);
