import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  rolesMustNotMeet: {
    http: 409,
    status: -1,
    message: 'One person must not hold both {{role}} and {{other}}.',
  },
  undoOver: {
    http: 409,
    status: -1,
    message: 'The removal can no longer be undone here. Please ask an administrator of the portal.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  endsInPast: { code: 'endsInPast', message: 'The end is in the past.' },
  endsTooLate: { code: 'endsTooLate', message: 'A temporary right ends within a year.' },
  facilityMissing: { code: 'required', message: 'Choose at least one facility.' },
  pausedForPortal: {
    code: 'notAllowed',
    message: 'Only administrators of the portal search for paused sign-ins.',
  },
  nameProven: {
    code: 'nameProven',
    message: 'An Emirates ID card showed this name: only a card changes it.',
  },
  emiratesIdKept: {
    code: 'emiratesIdKept',
    message: 'An Emirates ID card showed this number: only a card changes it.',
  },
} as const satisfies Refusals;
