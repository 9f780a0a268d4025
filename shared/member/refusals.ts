import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  searchPaused: {
    http: 429,
    status: -1,
    message:
      'Several searches in a row found nobody, or asked for one number after the other. Please read the card of the patient, or try again later.',
  },
  memberExists: {
    http: 409,
    status: -1,
    message: 'A member with this card number already exists. You can correct it in the register.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  lookReasonMissing: {
    code: 'required',
    message: 'Choose why you search: too many searches had no reason.',
  },
  tooShort: { code: 'tooShort', message: 'Enter at least two letters.' },
  bornInFuture: { code: 'inFuture', message: 'The date of birth is in the future.' },
} as const satisfies Refusals;
