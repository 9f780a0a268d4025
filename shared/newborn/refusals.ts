import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  motherNotCovered: {
    http: 409,
    status: -1,
    message: "The payer has not confirmed the mother's cover. Please ask for it first.",
  },
  motherNotSeen: {
    http: 409,
    status: -1,
    message: 'The answer about the mother is too old for a birth that can be registered. Please ask her payer again.',
  },
  notAMother: {
    http: 409,
    status: -1,
    message: "The answer is about somebody who cannot be the mother. Please choose the mother's answer.",
  },
  numberNotOpen: {
    http: 409,
    status: -1,
    message: 'This temporary number was linked or cancelled already.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  birthInFuture: { code: 'inFuture', message: 'The time of birth is in the future.' },
  birthTooLongAgo: {
    code: 'tooOld',
    message: 'A birth is registered within {{days}} days. Please ask the insurer.',
  },
  noCoverAtBirth: {
    code: 'noCover',
    message: 'The answer names no cover of the mother that holds on the day of birth.',
  },
  motherNotSeenAtBirth: {
    code: 'motherNotSeen',
    message:
      'The answer about the mother is for a day more than {{days}} days before this birth. Please ask her payer again.',
  },
  childExists: {
    code: 'childExists',
    message: 'This child of the mother has a temporary number already.',
  },
  notOneBirth: {
    code: 'notOneBirth',
    message:
      'The children of one birth are born within three days. Please check the time of birth and which child it is.',
  },
  ownNumberMissing: {
    code: 'required',
    message: "Enter the child's own Emirates ID or card number.",
  },
  noCardNumber: { code: 'invalid', message: 'This cannot be the number of an insurance card.' },
  mothersNumber: { code: 'mothers', message: "This is the mother's own number." },
  ownCardUsed: { code: 'exists', message: 'Another child has this number already.' },
  otherChild: {
    code: 'otherChild',
    message: "The payer's register knows this number for a person of another day of birth or sex.",
  },
} as const satisfies Refusals;
