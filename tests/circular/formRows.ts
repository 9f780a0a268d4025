import type { FormRows } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'PublisherActions.tsx': 'a dialog as every other: tests/formDraft/dialogs.test.tsx',
};
