import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because: 'The record is named by a secret of 192 bits, which only its holder has.',
    functions: {
      'document/printedDocument': ['findDocument'],
      'document/printedAuthorization': ['findAuthorizationPrint'],
      'document/printedNewborn': ['findNewbornPrint'],
      'document/printedCode': ['printKeyOf', 'keepPrint'],
    },
  },
  {
    because: 'They read and write no record: proofs of work, passwords, fixed texts, the clients of the store.',
    functions: {
      'document/documentsBucket': ['documentsBucket'],
    },
  },
];
