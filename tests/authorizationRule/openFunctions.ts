import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'What a payer demands before a treatment, every facility that asks it may know; the call says what it is shown.',
    functions: {
      'authorizationRule/authorizationRuleVersion': ['liveAuthorizationRules', 'authorsOfRules'],
      'versionedList/listPointer': ['formularyAsked'],
    },
  },
];
