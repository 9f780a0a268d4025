import { asciiDigits } from '../_field/searchText.ts';

/** The signs of a code. No two of them look alike on paper: 0, 1, 2, 5, 8 and the letters like them are left out. */
export const printedCodeSigns = '34679ACDEFGHJKMNPRTVWXY';

/** Signs by chance: 23 ** 18 is above 2 ** 81. Two check signs follow. */
export const printedCodeChance = 18;

/** A prime below 23 ** 2: one wrong sign, or two neighbours exchanged, always change the rest. */
const modulus = 523;

const isPrinted = (code: string): boolean =>
  code.length === printedCodeChance + 2 && [...code].every((sign) => printedCodeSigns.includes(sign));
/** The codes of papers that releases before this one printed: 24 bytes in base64url, in a QR code only. */
const isPrintedBefore = /^[\w-]{32}$/;

function checkSigns(chance: string): string {
  let rest = 0;
  for (const sign of chance) rest = (rest * printedCodeSigns.length + printedCodeSigns.indexOf(sign)) % modulus;
  const signAt = (at: number): string => printedCodeSigns.charAt(at);
  return signAt(Math.floor(rest / printedCodeSigns.length)) + signAt(rest % printedCodeSigns.length);
}

/** A whole code from its signs by chance. */
export const printedCodeOf = (chance: string): string => chance + checkSigns(chance);

/** A code as it stands on paper: `7ACDE-FGHJK-MNPRT-VWX34`. */
export const groupedCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? '';

/**
 * The code that somebody typed or scanned, without its groups; null where it is mistyped, so that no code of ours reads like this.
 * Small letters, Arabic digits, spaces and any dashes are read as well.
 */
export function readPrintedCode(typed: string): string | null {
  const text = typed.trim();
  if (isPrintedBefore.test(text)) return text;
  const code = asciiDigits(text)
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  return isPrinted(code) && checkSigns(code.slice(0, -2)) === code.slice(-2) ? code : null;
}
