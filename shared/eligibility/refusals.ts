import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  payerNotAvailable: {
    http: 200,
    status: -1,
    message: 'This payer does not take eligibility requests.',
  },
  tooManyCorrections: {
    http: 200,
    status: -1,
    message: 'This request cannot be corrected any more. Please cancel it and send a new one.',
  },
  cardOfOnePayer: {
    http: 200,
    status: -1,
    message: 'A card number is known to its own payer only. Please send a new request with the Emirates ID.',
  },
  facilityRequired: {
    http: 200,
    status: -1,
    message: 'Only a user with a facility can send an eligibility request.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  reasonMissing: { code: 'required', message: 'Choose why the Emirates ID card was not read.' },
  facilityNotAllowed: {
    code: 'notAllowed',
    message: 'Only an administrator or a payer chooses a facility.',
  },
  otherPayerNotAllowed: { code: 'notAllowed', message: 'A payer reads its own requests.' },
  notForPayers: {
    code: 'notForPayers',
    message: 'A payer cannot search by the person who sent a request.',
  },
  lateForPayers: {
    code: 'notAllowed',
    message: 'Only a payer or an administrator searches for what a payer should have answered.',
  },
  summaryTooLong: { code: 'tooLong', message: 'A summary counts at most {{days}} days.' },
  noClaimForm: {
    code: 'noClaimForm',
    message: 'The claim form is for patients whom NAS has found eligible.',
  },
  serviceInFuture: { code: 'inFuture', message: 'The service date is in the future.' },
  serviceTooOld: {
    code: 'tooOld',
    message: 'The service date is too far in the past. The earliest day allowed is {{earliest}}.',
  },
} as const satisfies Refusals;
