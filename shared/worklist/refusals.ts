import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  takenByAnother: { http: 409, status: -1, message: 'Somebody else has taken this request.' },
  answerRead: {
    http: 409,
    status: -1,
    message: 'The facility has this answer already: it cannot be taken back.',
  },
  tooManyQuestions: {
    http: 409,
    status: -1,
    message: 'The facility was asked as often as it may be about one request. Please decide by what it answered.',
  },
  notInHand: { http: 409, status: -1, message: 'Take the request before you answer it.' },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  notOnServiceDate: { code: 'notOnServiceDate', message: 'No cover is valid on the service date.' },
  timePassed: { code: 'inPast', message: 'This time has passed.' },
  timeTooFar: { code: 'tooLate', message: 'Choose a time within {{days}} days.' },
} as const satisfies Refusals;
