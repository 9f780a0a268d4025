import type { FormRows } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'SurveyActions.tsx': 'no field',
  'own/AnswerForm.tsx': 'a draft on the server: tests/survey/OwnSurveyScreen.test.tsx',
  'edit/SurveyEditScreen.tsx': 'its address names the record: tests/survey/SurveyEditScreen.test.tsx',
};
