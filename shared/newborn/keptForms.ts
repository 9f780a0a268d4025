import { type KeptForms, oneDay } from '../formDraft/keptForm.ts';
import { newbornDraft } from './draft.ts';

/** The forms whose unfinished contents are kept on the server. */
export const keptForms = {
  newborn: {
    draft: newbornDraft,
    sentBy: 'registerNewborns',
    access: ['Standard'],
    sides: ['facility'],
    daysKept: oneDay,
  },
} as const satisfies KeptForms;
