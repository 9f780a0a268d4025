import { choice, type FormsThatKeepNothing } from '../formDraft/formRow.ts';

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'proposal/ProposalLines.tsx': choice,
};
