import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  provenByCard: {
    http: 200,
    status: -1,
    message: 'Your name was read from your Emirates ID card. Read the card again to change it.',
  },
  nameOfColleague: {
    http: 200,
    status: -1,
    message: 'A colleague has this name. Your card or an administrator can change your name.',
  },
  regulatorDetailsExist: {
    http: 200,
    status: -1,
    message: 'This facility already has regulatory details. Please change them.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  currentSession: { code: 'currentSession', message: 'Log out to end this session.' },
} as const satisfies Refusals;
