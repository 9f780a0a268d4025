import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because: 'They count and limit; a count says nothing of a record.',
    functions: {
      'eligibility/eligibilityCount': ['countFirstAnswers'],
    },
  },
];
