import { type FormRows, type FormsThatKeepNothing, form } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'NewRuleDialog.tsx': [
    form(() => import('../../web/authorizationRule/NewRuleDialog.tsx'), 'NewRuleDialog', { payerId: 301 }),
  ],
  'RuleEditor.tsx': [
    form(() => import('../../web/authorizationRule/RuleEditor.tsx'), 'RuleEditor', {
      edited: {
        ...{ ruleId: 'rule-1', payerId: 301, edition: 1, isAuthor: true, draft: null, newest: null },
        ...{ waiting: null, refused: null },
      },
    }),
  ],
};

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'PastTrial.tsx': 'a period that is proposed; nothing is stored',
};
