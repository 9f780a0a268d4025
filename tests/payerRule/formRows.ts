import type { FormsThatKeepNothing } from '../formDraft/formRow.ts';

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'NewRuleDialog.tsx': 'two choices that lead to a rule: nothing is written',
  'TryOut.tsx': 'answers to try a rule with; nothing is stored',
  'useRuleEditor.ts': 'a draft of its own, with the edition that it began with: web/payerRule/ruleDraft.ts',
};
