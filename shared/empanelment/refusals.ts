import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  empanelmentOpen: {
    http: 200,
    status: -1,
    message: 'Your facility has an unfinished request already. Please go on with that one.',
  },
  notInThisContract: {
    http: 200,
    status: -1,
    message: "Your facility's contract does not allow this request.",
  },
  documentEnded: {
    http: 200,
    status: -1,
    message: 'A document has expired during the review. Return the request, so that the provider renews it.',
  },
  profileChanged: {
    http: 200,
    status: -1,
    message:
      'The profile has changed since this was submitted. Return the request, so that the provider looks at it again.',
  },
  contractChanged: {
    http: 200,
    status: -1,
    message:
      'The contract has changed since this was submitted. Return the request, so that the provider looks at it again.',
  },
  ibanRefused: {
    http: 200,
    status: -1,
    message: 'This account cannot be used. Compare the IBAN, or ask the insurer.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  documentMissing: { code: 'required', message: 'Attach this document.' },
  expiryMissing: { code: 'required', message: 'Enter the last day of this document.' },
  documentExpired: { code: 'inPast', message: 'This document has expired.' },
  stageNotOpen: { code: 'stageNotOpen', message: 'This stage cannot be completed now.' },
  stagesMissing: {
    code: 'stagesMissing',
    message: 'Complete all stages before you propose an approval.',
  },
  tooManyRemarks: { code: 'tooMany', message: 'The request has too many comments.' },
  contractInPast: {
    code: 'inPast',
    message: 'A contract is not changed for days that are over. Enter today or a later day.',
  },
  effectiveTooLate: { code: 'tooLate', message: 'Enter a day until {{day}}.' },
  beforeOtherChange: {
    code: 'beforeOtherChange',
    message: 'Another change holds from {{day}}. Enter that day or a later one.',
  },
} as const satisfies Refusals;
