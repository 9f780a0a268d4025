import { type FormRows, form } from '../formDraft/formRow.ts';

const record = {
  ...{ episodeId: 'e-1', version: 1, services: [], equipment: [], responsible: [] },
};

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'AskAllDialog.tsx': [form(() => import('../../web/homeCare/AskAllDialog.tsx'), 'AskAllDialog', { record })],
  'VisitDialog.tsx': [form(() => import('../../web/homeCare/VisitDialog.tsx'), 'VisitDialog', { record })],
  'LendDialog.tsx': [form(() => import('../../web/homeCare/LendDialog.tsx'), 'LendDialog', { record })],
  'CareOfferScreen.tsx': 'services from a list and a number, which are saved at once and shown again',
  'ReturnDialog.tsx': 'a day, which is proposed as today: nothing is written',
};
