import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'Those who run the portal see them, of all tenants together; their routes are open to administrators only.',
    functions: {
      'errorLog/errorEntry': ['getErrorEntry', 'entryPut'],
      'errorLog/errorGroup': ['countUpdates', 'resolveUpdate', 'getErrorGroup'],
      'errorLog/recordError': ['recordError'],
      'errorLog/errorSearch': ['searchErrors', 'searchErrorGroups'],
    },
  },
];
