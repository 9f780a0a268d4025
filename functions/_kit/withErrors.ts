import type { ApiError } from '../../shared/_contract/envelope.ts';

/** What went well, and what was left out: the envelope carries both. */
export class Reported<Data> {
  readonly data: Data;
  readonly errors: ApiError[];

  constructor(data: Data, errors: ApiError[]) {
    this.data = data;
    this.errors = errors;
  }
}

/** The answer of a call that went well although it left something out: `return withErrors(users, wrongRows)`. */
export const withErrors = <Data>(data: Data, errors: ApiError[]): Reported<Data> => new Reported(data, errors);
