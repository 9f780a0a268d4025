import { moduleAccess } from '../_field/moduleAccess.ts';
import { type KeptForms, oneDay } from '../formDraft/keptForm.ts';
import { episodeDraft } from './draft.ts';

/** The forms whose unfinished contents are kept on the server. */
export const keptForms = {
  episode: {
    draft: episodeDraft,
    sentBy: 'openEpisode',
    access: moduleAccess.homeCareProvider,
    sides: ['facility'],
    daysKept: oneDay,
  },
} as const satisfies KeptForms;
