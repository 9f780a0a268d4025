import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  noClaimsHere: {
    http: 403,
    status: -1,
    message: 'Claims are made at a facility of a health authority that has a post office.',
  },
  claimNumberTaken: {
    http: 409,
    status: -1,
    message: 'Your facility has a claim with this number already.',
  },
  claimIsBlocked: {
    http: 409,
    status: -1,
    message: 'This claim cannot be sent as it is. Please correct what is marked, and try again.',
  },
  nothingToUndo: {
    http: 409,
    status: -1,
    message: 'No repair of this claim can be undone. It was changed since, or none was accepted.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  otherProvider: {
    code: 'notAllowed',
    message: 'This is not the licence of your facility.',
  },
  claimSentTwice: {
    code: 'notAllowed',
    message: 'Choose each claim once.',
  },
  claimsTooLarge: {
    code: 'tooLong',
    message: 'These claims are too large to be sent together. Choose fewer.',
  },
  tooManyTags: {
    code: 'tooLong',
    message: 'A claim has {{most}} tags at most. Take one away first.',
  },
  readyReasonMissing: {
    code: 'required',
    message: 'Say why the claim is sent although it has remarks.',
  },
} as const satisfies Refusals;
