import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  circularNotOpened: {
    http: 409,
    status: -1,
    message: 'Please open the circular and read it first.',
  },
  circularPublished: {
    http: 409,
    status: -1,
    message: 'What was published is not changed any more. Please write a new circular that supersedes it.',
  },
  circularNotInForce: {
    http: 409,
    status: -1,
    message: 'This circular is not in force any more, or not yet.',
  },
  audienceChanged: {
    http: 409,
    status: -1,
    message: 'The audience has changed: it has {{places}} facilities or payers now. Please look at it again.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  noFacilities: { code: 'required', message: 'Choose the facilities.' },
} as const satisfies Refusals;
