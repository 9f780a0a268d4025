import { moduleAccess } from '../_field/moduleAccess.ts';
import { type KeptForms, oneDay } from '../formDraft/keptForm.ts';
import { enrolmentDraft } from './draft.ts';

/** The forms whose unfinished contents are kept on the server. */
export const keptForms = {
  enrolment: {
    draft: enrolmentDraft,
    sentBy: 'enrolMember',
    access: moduleAccess.careTeam,
    sides: ['facility'],
    daysKept: oneDay,
  },
} as const satisfies KeptForms;
