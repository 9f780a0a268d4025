import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { type ErrorCode, errorTable } from '../../../shared/messages.ts';
import type { Outcome } from '../../api/useApiMutation.ts';
import { notVerified } from '../verification/notVerified.ts';

/** How a connection test ended: the label of the specification where there is one, and what to say. */
export interface TestResult {
  readonly label: 'succeeded' | 'failed' | 'notFound' | null;
  /** What went wrong; null on success. */
  readonly error: ApiError | null;
}

/** The regulator (or the platform) itself refused or was silent; other failures happened on the way there. */
const failedThere: readonly string[] = ['regulatorCredentialsWrong', 'regulatorUnavailable'];

const ownError = (code: ErrorCode): ApiError => ({ code, message: errorTable[code].message });
const wrongCredentials = ownError('regulatorCredentialsWrong');
/** The test was not made: the visitor is not verified. */
export const notTested: TestResult = { label: null, error: notVerified };

/** Statuses 1, 0 and -1 of the connection test (REQ-REG-26 to 28). */
export function resultOf(outcome: Outcome<unknown>): TestResult {
  if (outcome.isDone) {
    return outcome.status === 0
      ? { label: 'notFound', error: ownError('facilityNotFound') }
      : { label: 'succeeded', error: null };
  }
  const [error] = outcome.errors;
  return {
    label: error && failedThere.includes(error.code) ? 'failed' : null,
    error: error ?? wrongCredentials,
  };
}

/** The controlled-medication test answers true or false (REQ-REG-45). */
export function controlledResultOf(outcome: Outcome<boolean>): TestResult {
  return outcome.isDone && outcome.data !== true ? { label: 'failed', error: wrongCredentials } : resultOf(outcome);
}
