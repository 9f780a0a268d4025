import type { Outcome } from '../../api/useApiMutation.ts';
import { notVerified } from '../verification/notVerified.ts';

/** How a connection test ended: the label of the specification where there is one, and what to say. */
export interface TestResult {
  readonly label: 'succeeded' | 'failed' | 'notFound' | null;
  /** A message of the contract; null on success. */
  readonly message: string | null;
}

/** The regulator (or the platform) itself refused or was silent; other failures happened on the way there. */
const failedThere: readonly string[] = ['regulatorCredentialsWrong', 'regulatorUnavailable'];

const notFound = 'Provider not found in the product, Please contact to support.';
const wrongCredentials = 'Regulator username or password invalid. Please ensure these are correct values';
/** The test was not made: the visitor is not verified. */
export const notTested: TestResult = { label: null, message: notVerified.message };

/** Statuses 1, 0 and -1 of the connection test (REQ-REG-26 to 28). */
export function resultOf(outcome: Outcome<unknown>): TestResult {
  if (outcome.isDone) {
    return outcome.status === 0 ? { label: 'notFound', message: notFound } : { label: 'succeeded', message: null };
  }
  const [error] = outcome.errors;
  return {
    label: error && failedThere.includes(error.code) ? 'failed' : null,
    message: error?.message ?? wrongCredentials,
  };
}

/** The controlled-medication test answers true or false (REQ-REG-45). */
export function controlledResultOf(outcome: Outcome<boolean>): TestResult {
  return outcome.isDone && outcome.data !== true ? { label: 'failed', message: wrongCredentials } : resultOf(outcome);
}
