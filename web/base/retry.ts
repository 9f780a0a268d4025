import type { ApiError } from '../../shared/_contract/envelope.ts';

/** A time before which the server refuses the same call. */
export interface Wait {
  /** By the server's clock, ISO. */
  readonly retryAt: string;
  /** By this computer's clock, in milliseconds since 1970. */
  readonly until: number;
}

/** How long these errors ask to wait, counted from now; null where trying again at once is not refused for its time. */
export function waitOf(errors: readonly ApiError[]): Wait | null {
  for (const { values } of errors) {
    if (typeof values?.retryAt !== 'string' || typeof values.seconds !== 'number') continue;
    return { retryAt: values.retryAt, until: Date.now() + values.seconds * 1000 };
  }
  return null;
}
