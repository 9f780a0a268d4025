import type { Bilingual } from '../../shared/_field/bilingual.ts';
import { denialCodes } from '../../shared/_field/denialCodes.ts';
import { same } from './field.ts';

/** The denial code with its plain meaning; the code alone where the portal does not know it. */
export function denialText(code: string | null): Bilingual | null {
  if (!code) return null;
  const meaning = denialCodes[code];
  return meaning ? { en: `${code} – ${meaning.en}`, ar: `${code} – ${meaning.ar}` } : same(code);
}
