import type { FormRows } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'NewsChoiceForm.tsx': 'choices: tests/web/parts/contractForm.test.tsx',
};
