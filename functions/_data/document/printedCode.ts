import { randomInt } from 'node:crypto';
import { printedCodeChance, printedCodeOf, printedCodeSigns } from '../../../shared/document/printedCode.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';

/** Where a print is stored: under the hash of its code only, so that a reader of the table cannot forge a document that verifies. */
export const printKeyOf = (code: string) => ({ pk: `DOCUMENT#${sha256(code)}`, sk: 'DOCUMENT' });

/** A code that nobody guesses. */
export const newPrintedCode = (): string =>
  printedCodeOf(
    Array.from({ length: printedCodeChance }, () => printedCodeSigns.charAt(randomInt(printedCodeSigns.length))).join(
      '',
    ),
  );
