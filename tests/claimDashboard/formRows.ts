import { type FormRows, type FormsThatKeepNothing, file } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'SignatoryForm.tsx': 'a draft of its own, for half an hour: tests/claimDashboard/requestScreens.test.tsx',
};

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'SheetImport.tsx': file,
  'UserEntry.tsx': 'a visitor: nobody knows who types next',
};
