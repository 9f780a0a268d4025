import type * as z from 'zod';
import { moduleAccess } from '../_field/moduleAccess.ts';
import type { Role } from '../_field/roles.ts';
import { circularDraft } from '../circular/draft.ts';
import { joinDraft } from '../clinician/joinDraft.ts';
import { enrolmentDraft } from '../diseaseManagement/draft.ts';
import { newbornDraft } from '../newborn/draft.ts';
import { queryDraft } from '../providerQuery/draft.ts';

/** Whose people fill in a form. */
export type FormSide = 'facility' | 'payer' | 'portal';

interface KeptForm {
  /** What is kept, with the longest of each text. Never a bank account, a password, or the content of a file. */
  readonly draft: z.ZodObject;
  /** The call that sends the form: who may not make it any more reaches no draft of it. A test compares its roles with these. */
  readonly sentBy: string;
  readonly access: readonly Role[];
  readonly sides: readonly FormSide[];
  /** How long after the last key. What is said of a patient goes after a day. */
  readonly daysKept: number;
}

const month = 30;
const oneDay = 1;

/** THE list of forms whose unfinished contents are kept on the server, each for the person who types at one facility, payer or the portal (ADR 0150). */
export const keptForms = {
  providerQuery: {
    draft: queryDraft,
    sentBy: 'openQuery',
    access: ['Standard'],
    sides: ['facility'],
    daysKept: month,
  },
  newborn: {
    draft: newbornDraft,
    sentBy: 'registerNewborns',
    access: ['Standard'],
    sides: ['facility'],
    daysKept: oneDay,
  },
  enrolment: {
    draft: enrolmentDraft,
    sentBy: 'enrolMember',
    access: moduleAccess.careTeam,
    sides: ['facility'],
    daysKept: oneDay,
  },
  circular: {
    draft: circularDraft,
    sentBy: 'saveCircular',
    access: moduleAccess.circularPublishers,
    sides: ['payer', 'portal'],
    daysKept: month,
  },
  joinClinician: {
    draft: joinDraft,
    sentBy: 'joinClinician',
    access: moduleAccess.providerProfile,
    sides: ['facility'],
    daysKept: month,
  },
} as const satisfies Record<string, KeptForm>;

export type KeptFormName = keyof typeof keptForms;
export const keptFormNames = Object.keys(keptForms) as [KeptFormName, ...KeptFormName[]];

/** What is kept of a form. */
export type FormDraft<Name extends KeptFormName> = z.infer<(typeof keptForms)[Name]['draft']>;
