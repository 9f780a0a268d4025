import type { FormsThatKeepNothing } from '../formDraft/formRow.ts';

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'CodeBox.tsx': 'the code of a paper, which proves that one has it',
};
