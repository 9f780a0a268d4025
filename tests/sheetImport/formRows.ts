import { type FormsThatKeepNothing, sheet } from '../formDraft/formRow.ts';

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'HeadFields.tsx': sheet,
  'NewImport.tsx': 'the day, provider and payer of a file that is chosen with them',
  'SheetPlace.tsx': sheet,
  'WordFields.tsx': sheet,
};
