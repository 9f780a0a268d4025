import { choice, type FormsThatKeepNothing } from '../formDraft/formRow.ts';

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'RegulatorList.tsx': choice,
  'RegulatoryErrorSearch.tsx': 'a search by the number of a request',
};
