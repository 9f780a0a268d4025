import type { Failures } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  lastFactorNeeded: {
    http: 200,
    status: -1,
    message: 'Your role needs a second factor. Add another one before you remove this one.',
  },
  tooManyFactors: {
    http: 200,
    status: -1,
    message: 'No more can be added. Please remove one first.',
  },
  passkeysNotTaken: {
    http: 200,
    status: -1,
    message: 'Passkeys cannot be used at this address. Please add an authenticator app.',
  },
  passkeyRefused: {
    http: 200,
    status: -1,
    message: 'This passkey could not be added. Please try again.',
  },
  passkeyKnown: {
    http: 200,
    status: -1,
    message: 'Your account has this passkey already.',
  },
  appCodeRefused: {
    http: 200,
    status: -1,
    message:
      'This is not the code that your app should show now. Please check the time of your device, and type the next code.',
  },
} as const satisfies Failures;
