import type { ApiError } from '../../shared/_contract/envelope.ts';
import { filledText, type TextValues } from '../../shared/_field/sentence.ts';
import { type ErrorCode, errorTable, fieldRefusal, type RefusalName, textKeyOf } from '../../shared/messages.ts';

/** A failure of the error table, thrown by an operation and answered by the kit. `data` goes into the envelope. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly errors: ApiError[];
  readonly data: unknown;

  constructor(code: ErrorCode, errors: ApiError[], data: unknown = null) {
    super(code);
    this.code = code;
    this.errors = errors;
    this.data = data;
  }
}

interface FailureFacts {
  readonly field?: string;
  readonly data?: unknown;
  readonly values?: TextValues;
}

/**
 * `throw fail('clinicianNotFound', { field: 'clinicianLicense' })`: the table's message, pointed at a field where one is wrong, with
 * what fills its places.
 */
export function fail(code: ErrorCode, { field, data, values }: FailureFacts = {}): Failure {
  const textKey = textKeyOf(code);
  const error: ApiError = {
    code,
    message: filledText(errorTable[code].message, values),
    ...(field && { field }),
    ...(textKey !== code && { textKey }),
    ...(values && { values }),
  };
  return new Failure(code, [error], data);
}

/**
 * `throw failUntil('tooManyRequests', retryAt, ctx.now())`: a failure that is over at a time. Its error carries the time, and the seconds
 * until then for a reader whose clock is another.
 */
export function failUntil(code: ErrorCode, retryAt: Date, now: Date): Failure {
  const values = {
    retryAt: retryAt.toISOString(),
    seconds: Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000)),
  };
  return fail(code, { data: { retryAt: values.retryAt }, values });
}

/**
 * `throw invalid('from', 'summaryTooLong', { days: 92 })`: a 400 for a rule that a schema cannot say, by its name in the table, with
 * what fills the places of its message.
 */
export const invalid = (field: string, refusal: RefusalName, values?: TextValues): Failure =>
  new Failure('invalidInput', [fieldRefusal(field, refusal, values)]);

/** The answer of a call that found nothing: status 0 with `data: null` (REQ-API-05). */
export const noRecord = Symbol('no record');
