import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'Those who run the portal see them, of all tenants together; their routes are open to administrators only.',
    functions: {
      'worklist/worklist': ['listOverdueRows'],
    },
  },
  {
    because: 'They count and limit; a count says nothing of a record.',
    functions: {
      'worklist/worklist': ['countOverdue'],
    },
  },
];
