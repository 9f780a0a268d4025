import { type KeptForms, month } from '../formDraft/keptForm.ts';
import { queryDraft } from './draft.ts';

/** The forms whose unfinished contents are kept on the server. */
export const keptForms = {
  providerQuery: {
    draft: queryDraft,
    sentBy: 'openQuery',
    access: ['Standard'],
    sides: ['facility'],
    daysKept: month,
  },
} as const satisfies KeptForms;
