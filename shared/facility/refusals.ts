import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  facilityNotActive: {
    http: 200,
    status: -1,
    message: 'This facility is not active in the portal. Please contact its administrator.',
  },
  noFreeSeat: {
    http: 200,
    status: -1,
    message: 'All portal licences of this facility are in use. Please ask its administrator.',
  },
  facilityTaken: {
    http: 200,
    status: -1,
    message: 'Another facility has this licence or this provider code.',
  },
  seatsChanged: {
    http: 200,
    status: -1,
    message:
      'The facility was given other licences since this was asked for. Please refuse it, and have it asked for again.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  usersMissing: { code: 'required', message: 'Choose the number of users.' },
  noExchange: { code: 'noExchange', message: 'This regulator has no health information exchange.' },
  connectionMissing: {
    code: 'required',
    message: 'Enter since when it is connected, and who said so.',
  },
  connectedInFuture: { code: 'inFuture', message: 'The day of the connection is in the future.' },
} as const satisfies Refusals;
