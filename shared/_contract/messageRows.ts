/** How a call fails. The name of the row is the code that the answer carries. */
export interface FailureRow {
  readonly http: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;
  /** The business status in the envelope. HTTP 200 with a negative one is a business outcome; the rest are refusals. */
  readonly status: number;
  /** English; what fills its places stands in double braces. */
  readonly message: string;
  /** The texts that hold its Arabic; without a module it is a general text. A module's own rows get theirs from the index. */
  readonly module?: string;
}

/** A rule of a field that no schema can say. An operation refuses a field by the name of the row (HTTP 400). */
export interface RefusalRow {
  /** What the answer carries; several rules may share one. */
  readonly code: string;
  /** English; what fills its places stands in double braces. */
  readonly message: string;
  /** As in {@link FailureRow}. */
  readonly module?: string;
}

export type Failures = Readonly<Record<string, FailureRow>>;
export type Refusals = Readonly<Record<string, RefusalRow>>;

/** The rows of a module, each with the module that holds its text. */
export const rowsOf = <Name extends string, Row>(
  module: string,
  rows: Readonly<Record<Name, Row>>,
): Readonly<Record<Name, Row & { readonly module: string }>> =>
  Object.fromEntries(Object.entries<Row>(rows).map(([name, row]) => [name, { ...row, module }])) as Record<
    Name,
    Row & { readonly module: string }
  >;
