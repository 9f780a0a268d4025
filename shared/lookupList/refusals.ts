import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  entryIsUsed: {
    http: 409,
    status: -1,
    message: 'Records use this entry. Set its last day instead: nobody can choose it then, and old records keep it.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  nameInList: { code: 'nameExists', message: 'The list has this name already.' },
  codeInList: { code: 'codeExists', message: 'The list has this code already.' },
  listIsFull: { code: 'tooMany', message: 'A list holds at most {{most}} entries.' },
} as const satisfies Refusals;
