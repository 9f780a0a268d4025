import { moduleAccess } from '../_field/moduleAccess.ts';
import { type KeptForms, month } from '../formDraft/keptForm.ts';
import { circularDraft } from './draft.ts';

/** The forms whose unfinished contents are kept on the server. */
export const keptForms = {
  circular: {
    draft: circularDraft,
    sentBy: 'saveCircular',
    access: moduleAccess.circularPublishers,
    sides: ['payer', 'portal'],
    daysKept: month,
  },
} as const satisfies KeptForms;
