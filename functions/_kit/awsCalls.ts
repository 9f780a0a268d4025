import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from './env.ts';

/** For so long a call to AWS is repeated where nobody waits for a page: in a worker. */
const workersMs = 10_000;

/** A service that is down is asked this often at most; one that is busy is asked until the time is over. */
const mostTriesOfDown = 4;

const deadlines = new AsyncLocalStorage<number>();

/**
 * Gives everything that `work` does this time for repeating calls to AWS, in milliseconds. Each call is made at least once, also when the
 * time is over.
 */
export const withRepeatsFor = <Result>(ms: number, work: () => Promise<Result>): Promise<Result> =>
  deadlines.run(performance.now() + ms, work);

/** Whether the time of `withRepeatsFor` is over. Without such a time it is not. */
export const isRepeatTimeOver = (): boolean => performance.now() >= (deadlines.getStore() ?? Number.POSITIVE_INFINITY);

/** How AWS says that it has too much to do, or that another write is at the same item. */
const busyNames: ReadonlySet<string> = new Set([
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

const downNames: ReadonlySet<string> = new Set(['TimeoutError', 'RequestTimeout', 'RequestTimeoutException']);

const downCodes: ReadonlySet<string> = new Set([
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

const busyReasons: ReadonlySet<string> = new Set([
  'None',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/** Whether a reason of a cancelled transaction passes by itself. */
export const isBusyReason = (code: string): boolean => busyReasons.has(code);

/** Whether these reasons alone let a transaction fail that is carried out a little later. */
export const isBusyCancellation = (codes: readonly string[]): boolean => codes.length > 0 && codes.every(isBusyReason);

interface AwsError extends Error {
  readonly code?: unknown;
  readonly $fault?: 'client' | 'server';
  readonly $metadata?: { readonly httpStatusCode?: number | undefined };
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

/** The codes of the reasons for which a transaction was not carried out; none for every other error. */
export const cancellationCodes = (error: unknown): string[] =>
  error instanceof Error && error.name === 'TransactionCanceledException'
    ? ((error as AwsError).CancellationReasons ?? []).map(({ Code }) => Code ?? 'None')
    : [];

const isBusy = (error: Error): boolean => busyNames.has(error.name) || isBusyCancellation(cancellationCodes(error));

function isDown(error: AwsError): boolean {
  if (downNames.has(error.name) || error.$fault === 'server') return true;
  return (error.$metadata?.httpStatusCode ?? 0) >= 500 || downCodes.has(String(error.code));
}

/** Whether a call to AWS failed for a reason that passes by itself: too much to do, a rival write, a service or a network that is down. */
export const isPassingFault = (error: unknown): boolean =>
  error instanceof Error && (isBusy(error) || ('$metadata' in error && isDown(error as AwsError)));

/** Between half of it and all of it, so that rivals do not meet again: from some 15 ms to 400 ms. */
const pauseBefore = (retry: number): number => (0.5 + Math.random() / 2) * Math.min(25 * 2 ** (retry - 1), 400);

class Try {
  readonly #retry: number;
  readonly #delayMs: number;
  readonly startedAt: number;

  constructor(retry: number, delayMs: number, startedAt: number) {
    this.#retry = retry;
    this.#delayMs = delayMs;
    this.startedAt = startedAt;
  }

  getRetryCount = (): number => this.#retry;
  getRetryDelay = (): number => this.#delayMs;
}

const startedAtOf = (token: object): number => (token instanceof Try ? token.startedAt : performance.now());

/**
 * When the SDK repeats a call, for all clients: as long as there is time. An equal transaction that was sent twice is carried out once,
 * because the SDK repeats it under one token.
 */
const repeats = {
  acquireInitialRetryToken: async (): Promise<Try> => new Try(0, 0, performance.now()),
  refreshRetryTokenForRetry: async (
    token: { getRetryCount: () => number },
    { error, errorType }: { readonly error?: unknown; readonly errorType: string },
  ): Promise<Try> => {
    const retry = token.getRetryCount() + 1;
    const startedAt = startedAtOf(token);
    const delayMs = pauseBefore(retry);
    const isInTime = performance.now() + delayMs < (deadlines.getStore() ?? startedAt + workersMs);
    const isWithinTries = errorType !== 'CLIENT_ERROR' && retry < mostTriesOfDown;
    const mayPass = error instanceof Error && (isBusy(error) || isWithinTries);
    if (!isInTime || !mayPass) throw new Error('The call is not repeated');
    return new Try(retry, delayMs, startedAt);
  },
  recordSuccess: (): void => undefined,
};

/**
 * The settings of every client of AWS that somebody waits for: a call that takes longer than `timeoutMs` is lost, and lost and refused
 * calls are repeated within the time of `withRepeatsFor`. On one machine a slow call is waited for instead: there it tells of a busy machine, and to
 * repeat it would add to what keeps it busy.
 *
 * @example new KMSClient(awsCalls(3000))
 */
export function awsCalls(timeoutMs: number) {
  const patienceMs = env('AWS_PATIENCE_MS');
  const times = { connectionTimeout: patienceMs ?? 1000, requestTimeout: patienceMs ?? timeoutMs };
  return { retryStrategy: repeats, requestHandler: { ...times, throwOnRequestTimeout: true } };
}
