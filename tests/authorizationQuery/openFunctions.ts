import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because: 'They tell a person something: nobody reads anything by them.',
    functions: {
      'insurerAuthorization/insurerNews': ['insurerNews'],
    },
  },
];
