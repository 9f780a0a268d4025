import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  needsLook: {
    http: 409,
    status: -1,
    message: 'A reviewer has to look at this request by itself.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  lineNotAsked: { code: 'lineNotAsked', message: 'The request has no such line.' },
  lineUndecided: { code: 'lineUndecided', message: 'Decide about every line.' },
  aboveAsked: { code: 'aboveAsked', message: 'No more than was asked can be approved.' },
  aboveApproved: {
    code: 'aboveApproved',
    message: 'The patient cannot pay more than the approved amount.',
  },
  screeningNotApproved: {
    code: 'screeningNotApproved',
    message: 'The screening of nationals is never authorised. Deny the request.',
  },
  validityPassed: {
    code: 'validityPassed',
    message: 'The approval would be over already.',
  },
  validityTooLong: {
    code: 'validityTooLong',
    message: 'An approval is valid for a year at most.',
  },
  tooManyTemplates: {
    code: 'tooMany',
    message: 'There can be at most {{most}} templates.',
  },
} as const satisfies Refusals;
