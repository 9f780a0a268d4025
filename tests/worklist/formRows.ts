import { type FormRows, form } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'AnswerForm.tsx': 'a draft of its own: tests/worklist/worklistScreens.test.tsx',
  'DeskSettingsButton.tsx': [
    form(() => import('../../web/worklist/DeskSettingsButton.tsx'), 'DeskSettingsButton', {}, 'Settings'),
  ],
};
