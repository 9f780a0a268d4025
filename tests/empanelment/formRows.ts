import { choice, type FormRows, type FormsThatKeepNothing } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'profile/AccountPart.tsx': 'no field',
  'form/EmpanelmentForm.tsx': 'a draft on the server: tests/empanelment/empanelment.journey.ts',
  'profile/ProfileForm.tsx': 'a draft on the server: tests/empanelment/changeDraftScreens.test.tsx',
  'contract/ContractChangeForm.tsx': 'a draft on the server: tests/empanelment/changeDraftScreens.test.tsx',
};

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'contract/ContractScreen.tsx': choice,
};
