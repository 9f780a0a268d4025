import { moduleAccess } from '../_field/moduleAccess.ts';
import { type KeptForms, month } from '../formDraft/keptForm.ts';
import { joinDraft } from './joinDraft.ts';

/** The forms whose unfinished contents are kept on the server. */
export const keptForms = {
  joinClinician: {
    draft: joinDraft,
    sentBy: 'joinClinician',
    access: moduleAccess.providerProfile,
    sides: ['facility'],
    daysKept: month,
  },
} as const satisfies KeptForms;
