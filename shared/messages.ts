import type { ApiError } from './_contract/envelope.ts';
import type { FailureRow, RefusalRow } from './_contract/messageRows.ts';
import { keyIn } from './_contract/textKey.ts';
import { filledText, type TextValues } from './_field/sentence.ts';
import { failures, refusals } from './refusals.ts';

export type ErrorCode = keyof typeof failures;
/** Every failure that the API can answer, by its code. The web app finds its text by the code, among the texts of the row's module. */
export const errorTable: Readonly<Record<ErrorCode, FailureRow>> = failures;

/** The key of the text of a failure: `member:memberExists`, or the code alone for a general text. */
export const textKeyOf = (code: ErrorCode): string => keyIn(errorTable[code].module, code);

export type RefusalName = keyof typeof refusals;

/** The error of an answer that refuses a field: `values` fill the places of the message, in every language. */
export function fieldRefusal(field: string, name: RefusalName, values?: TextValues): ApiError {
  const { code, message, module }: RefusalRow = refusals[name];
  const textKey = keyIn(module, name);
  return {
    code,
    message: filledText(message, values),
    field,
    ...(textKey !== code && { textKey }),
    ...(values && { values }),
  };
}
