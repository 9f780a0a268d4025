import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'Those who run the portal see them, of all tenants together; their routes are open to administrators only.',
    functions: {
      'outbox/deadLetter': ['findDeadLetter', 'listDeadLetters', 'redriveUpdate', 'dismissUpdate'],
    },
  },
  {
    because: 'They count and limit; a count says nothing of a record.',
    functions: {
      'outbox/deadLetter': ['countDeadLetters'],
    },
  },
];
