import type { Failures } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  tooManyIncidents: {
    http: 409,
    status: -1,
    message: 'So many incidents are open already that nobody reads another one. Please end one first.',
  },
} as const satisfies Failures;
