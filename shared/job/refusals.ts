import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  jobAlreadyRunning: {
    http: 409,
    status: -1,
    message: 'Another file is being processed. Please wait until it is done, or cancel it.',
  },
  jobNotTriedAgain: {
    http: 409,
    status: -1,
    message: 'This cannot be tried again from here. The person who started it can start it again.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  jobPayerMissing: { code: 'payerRequired', message: 'Please choose the payer.' },
} as const satisfies Refusals;
