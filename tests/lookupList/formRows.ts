import { type FormRows, form } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'EntryDialog.tsx': [
    form(() => import('../../web/lookupList/EntryDialog.tsx'), 'EntryDialog', { list: 'categories', entry: null }),
  ],
};
