import type { Failures, Refusals } from '../_contract/messageRows.ts';

/** How calls of this module fail. */
export const failures = {
  proposalOutdated: {
    http: 409,
    status: -1,
    message: 'The price list has changed since these prices were compared with it. Please compare them again.',
  },
} as const satisfies Failures;

/** The rules of its fields that no schema can say. */
export const refusals = {
  linesOrGroup: { code: 'oneOnly', message: 'Choose lines or a group of lines, not both.' },
  linesUnseen: {
    code: 'linesUnseen',
    message:
      '{{lines}} of these lines are new or rise by more than {{percent}} %. Accept such lines as they are listed, page by page.',
  },
  linesUndecided: {
    code: 'linesUndecided',
    message: 'Decide every line first: {{lines}} are left.',
  },
  tooManyDecisions: {
    code: 'tooMany',
    message: 'A proposal takes at most {{most}} decisions. Decide about larger groups.',
  },
} as const satisfies Refusals;
