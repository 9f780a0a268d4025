import type { ApiError } from '../../shared/_contract/envelope.ts';
import { type ErrorCode, errorTable } from '../../shared/_contract/errors.ts';
import { type RefusalName, refusals } from '../../shared/_contract/refusals.ts';

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

/** `throw fail('clinicianNotFound', { field: 'clinicianLicense' })`: the table's message, pointed at a field where one is wrong. */
export const fail = (code: ErrorCode, options: { field?: string; message?: string; data?: unknown } = {}): Failure =>
  new Failure(
    code,
    [
      {
        code,
        message: options.message ?? errorTable[code].message,
        ...(options.field ? { field: options.field } : {}),
      },
    ],
    options.data,
  );

/** `throw invalid('serviceDate', 'serviceInFuture')`: a 400 for a rule that a schema cannot say, by its name in the table. */
export const invalid = (field: string, refusal: RefusalName): Failure =>
  new Failure('invalidInput', [{ ...refusals[refusal], field }]);

/** The answer of a call that found nothing: status 0 with `data: null` (REQ-API-05). */
export const noRecord = Symbol('no record');
