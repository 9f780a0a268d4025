/**
 * Words that nobody writes, where another page of codes was read as Windows-1256. That has French letters and signs at places where other pages have Arabic
 * letters, and Arabic letters at those of other Latin ones.
 */
const misread: readonly RegExp[] = [
  // ISO-8859-6, Mac: an Arabic letter beside a French one.
  /[\u0621-\u0652\u0679-\u06d2][àâçèéêëîïôùûüŒœƒ]|[àâçèéêëîïôùûüŒœƒ][\u0621-\u0652\u0679-\u06d2]/u,
  // DOS: a sign between letters.
  /[\u0621-\u0652\u0679-\u06d2àâçèéêëîïôùûüŒœƒ][¢£¤¥¦§¨©¬®¯°±²³´µ¶·¸¹¼½¾×÷ˆ‰†‡]+[\u0621-\u0652\u0679-\u06d2àâçèéêëîïôùûüŒœƒ]/u,
  // Windows-1252, as in `García`, `Ångström` and `José`: one Arabic letter within a Latin word, at its beginning, or at its end.
  /[A-Za-z][\u0621-\u0652\u0679-\u06d2][A-Za-z]/u,
  /(?<![\u0621-\u0652\u0679-\u06d2A-Za-z])[\u0621-\u0652\u0679-\u06d2][a-z]{3}/u,
  /[a-z]{3}[\u0621-\u0652\u0679-\u06d2](?![\u0621-\u0652\u0679-\u06d2A-Za-z])/u,
];

/** Whether a text that was read as Windows-1256 was written by another page of codes: read so, its words mix letters as nobody does. */
export const isMisread = (text: string): boolean => misread.some((words) => words.test(text));
