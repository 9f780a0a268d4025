import type { Refusals } from '../_contract/messageRows.ts';

/** The rules of its fields that no schema can say. */
export const refusals = {
  notThisRecord: {
    code: 'notThisRecord',
    message: 'This insurer has no such request of your facility.',
  },
  notMergeable: {
    code: 'notMergeable',
    message: 'Choose another open query of the same provider.',
  },
} as const satisfies Refusals;
