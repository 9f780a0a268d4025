import { longestShownText } from '../../shared/authorization/postOfficeFiles.ts';
import { fileTexts } from '../_connect/postOffice/fileTexts.ts';
import { Unreadable } from '../_connect/postOffice/unreadable.ts';

/** Letters that turn the direction of the text around them, or that are invisible. */
const unseen = /(?![\n\r\t])[\p{Cc}\p{Cf}]/gu;
const emiratesIds = /784[- ]?\d{4}[- ]?\d{7}[- ]?\d/g;
/** A file of a result stands in an element as base64. */
const values = /[A-Za-z0-9+/=]+/g;
const longest = 200;
/** How often a letter stands in a text. */
const times = (letter: string, text: string): number => text.split(letter).length - 1;

async function decoded(bytes: Uint8Array): Promise<string> {
  try {
    return (await fileTexts(bytes))[0] ?? '';
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return new TextDecoder('utf-8').decode(bytes.subarray(0, 4 * longestShownText));
  }
}

/**
 * The text of a file as a person may see it: what it is in any encoding and in an archive, without letters that deceive the eye, Emirates IDs
 * masked, files in it left out. Null for one that is no text.
 */
export async function safeTextOf(bytes: Uint8Array): Promise<{ text: string | null; isCut: boolean }> {
  const whole = await decoded(bytes);
  // Long values go before the text is cut, so that one document does not hide all that stands behind it.
  const start = whole.slice(0, 100 * longestShownText);
  // A file of some other kind has many of these.
  if ((times('\0', start) + times('\ufffd', start)) * 10 > start.length) return { text: null, isCut: false };
  const shown = start
    .replace(values, (value) => (value.length < longest ? value : `${value.slice(0, 12)}…`))
    .replace(emiratesIds, '784-••••-•••••••-•')
    .replace(unseen, '\u00b7');
  return {
    text: shown.slice(0, longestShownText),
    isCut: shown.length > longestShownText || whole.length > start.length,
  };
}
