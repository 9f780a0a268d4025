import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because: 'All facilities see the same payers; a payer is addressed by anybody who asks it.',
    functions: {
      'payer/payer': [
        'payerKey',
        'putPayer',
        'listPayers',
        'payerItem',
        'getPayer',
        'payersWithWorklist',
        'askedPayerOf',
      ],
      'payer/payerFacts': ['addPayer', 'changePayerFacts'],
      'payer/payerCredential': ['firstKeyItem', 'noteFirstKey', 'noteNextKey', 'noteNextInUse', 'listCredentials'],
      'payer/keyTest': ['queueKeyTest'],
      'payer/payerName': ['payerNames'],
    },
  },
  {
    because: 'They count and limit; a count says nothing of a record.',
    functions: {
      'payer/payerConnection': ['noteFailure', 'noteSuccess', 'readFailing'],
      'payer/payerTurn': ['takePayerTurn', 'endPayerTurn'],
    },
  },
];
