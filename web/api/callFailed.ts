import type { ApiError } from '../../shared/_contract/envelope.ts';

export type FailureKind = 'offline' | 'network' | 'notSignedIn' | 'refused' | 'serverError';

/** A call that got no answer or a refusal (HTTP status other than 200). `errors` is never empty, so that it can be shown. */
export class CallFailed extends Error {
  readonly kind: FailureKind;
  /** 0 when nothing was answered. */
  readonly httpStatus: number;
  readonly errors: readonly ApiError[];
  readonly requestId: string | null;
  /** The portal has already shown an alert about it; callers show no second one. */
  readonly isAnnounced: boolean;

  constructor(
    kind: FailureKind,
    errors: readonly ApiError[],
    options: { httpStatus?: number; requestId?: string | null; isAnnounced?: boolean } = {},
  ) {
    super(errors[0]?.message ?? kind);
    this.kind = kind;
    this.errors = errors;
    this.httpStatus = options.httpStatus ?? 0;
    this.requestId = options.requestId ?? null;
    this.isAnnounced = options.isAnnounced ?? false;
  }
}
