import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'Who decides about a registration is found before anybody is signed in; the decision itself needs the desk of the caller.',
    functions: {
      'user/administrators': ['listAdministrators'],
      'accountRequest/accountRequest': ['newAccountRequestPuts', 'findAccountRequest', 'accountRequestChange'],
    },
  },
];
