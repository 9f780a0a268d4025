import * as z from 'zod';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { authoritySide, insurerSide, onlookerSide, providerSide } from '../_parts/caseSides.ts';
import { messageFields } from '../_parts/conversation.ts';
import { lifeOf } from '../_parts/life.ts';
import { careLevels, declineReasons, endReasons, mobilities, mostOf, refuseReasons } from './care.ts';
import {
  authoritysApprover,
  authoritysAsker,
  consenters,
  formerProviderSide,
  insurersApprover,
  insurersAsker,
  newProviderSide,
  reallocating,
  reallocationReasons,
} from './reallocation.ts';

const { text } = messageFields;
const day = z.iso.date(sentence('homeCare:dayMissing', 'Enter the day.'));
const reasonMissing = sentence('homeCare:reasonMissing', 'Choose the reason.');

const providersPromise = { first: { businessDays: 1 }, last: { businessDays: 2 } } as const;
/** Until somebody approves a reallocation, and until the new provider says whether it takes the patient. */
export const reallocationPromise = { first: { businessDays: 1 }, last: { businessDays: 2 } } as const;
export const insurersPromise = { first: { businessHours: 4 }, last: { businessDays: 2 } } as const;

/** The states in which a provider has the patient in its care. */
export const inCare = ['admitted', 'extending', ...reallocating] as const;

/** Whether a provider has the patient in its care in a state. */
export const isCaring = (state: string): boolean => (inCare as readonly string[]).includes(state);

/** The states in which somebody of another organisation has to approve a reallocation. */
const toApprove = ['reallocationAtAuthority', 'reallocationAtInsurer'] as const;

/** The states that end: each frees the patient's place. */
export const ends = ['declined', 'refused', 'ended'] as const;

interface Consented {
  readonly reallocation: { readonly consent: object | null } | null;
}

const consentNeeds = {
  consentBy: z.enum(consenters, sentence('homeCare:consenterMissing', 'Choose who has agreed.')),
  consentName: z
    .string()
    .trim()
    .min(1, sentence('homeCare:consentNameMissing', 'Enter the name of who has agreed.'))
    .max(100, sentence('atMostCharacters', 'Enter at most {{count}} characters.', { count: 100 })),
  consentOn: day,
} as const;

/** What a reallocation is asked for with. */
export const reallocationNeeds = {
  newFacilityId: z
    .string(sentence('homeCare:newProviderMissing', 'Choose the new provider.'))
    .min(1, sentence('homeCare:newProviderMissing', 'Choose the new provider.'))
    .max(40),
  reallocationReason: z.enum(reallocationReasons, reasonMissing),
  handOverOn: day,
  text,
} as const;

/** The life of an episode of home care: from the referral to its end (REQ-SPEC-14). */
export const episodeLife = lifeOf({
  sides: {
    provider: providerSide(moduleAccess.homeCareProvider),
    insurer: insurerSide(moduleAccess.homeCareDesk),
    authority: authoritySide(moduleAccess.homeCareAuthority),
    newProvider: newProviderSide,
    formerProvider: formerProviderSide,
    onlooker: onlookerSide,
    ...{ insurersAsker, authoritysAsker, insurersApprover, authoritysApprover },
  },
  states: {
    referred: { tone: 'warning', waitsFor: 'provider', due: providersPromise },
    withPayer: { tone: 'info', waitsFor: 'insurer', due: insurersPromise },
    queried: { tone: 'warning', waitsFor: 'provider', pauses: true },
    approved: { tone: 'success', waitsFor: 'provider' },
    admitted: { tone: 'success' },
    extending: { tone: 'info', waitsFor: 'insurer', due: insurersPromise },
    reallocationAtAuthority: { tone: 'info', waitsFor: 'authority', due: reallocationPromise },
    reallocationAtInsurer: { tone: 'warning', waitsFor: 'insurer', due: reallocationPromise },
    reallocationOffered: { tone: 'info', waitsFor: 'newProvider', due: reallocationPromise },
    reallocationAccepted: { tone: 'success', waitsFor: 'newProvider' },
    ended: { tone: 'plain', isFinal: true },
    declined: { tone: 'plain', isFinal: true },
    refused: { tone: 'danger', isFinal: true },
  },
  begins: 'referred',
  moves: {
    assess: {
      ...{ from: ['referred'], to: 'withPayer', who: ['provider'] },
      needs: {
        assessedOn: day,
        mobility: z.enum(mobilities, sentence('homeCare:mobilityMissing', 'Choose how the patient moves about.')),
        careLevel: z.enum(careLevels, sentence('homeCare:careLevelMissing', 'Choose how much care is needed.')),
        text,
      },
    },
    decline: {
      ...{ from: ['referred'], to: 'declined', who: ['provider'] },
      needs: { declineReason: z.enum(declineReasons, reasonMissing), text },
    },
    approve: { from: ['withPayer'], to: 'approved', who: ['insurer'], needs: { approvedUntil: day } },
    refuse: {
      ...{ from: ['withPayer'], to: 'refused', who: ['insurer'] },
      needs: { refuseReason: z.enum(refuseReasons, reasonMissing), text },
    },
    ask: { from: ['withPayer'], to: 'queried', who: ['insurer'], needs: { text } },
    reply: { from: ['queried'], to: 'withPayer', who: ['provider'], needs: { text } },
    admit: { from: ['approved'], to: 'admitted', who: ['provider'], needs: { admittedOn: day } },
    askExtension: {
      ...{ from: ['admitted'], to: 'extending', who: ['provider'] },
      needs: { weeks: z.int(sentence('homeCare:weeksMissing', 'Enter the weeks.')).min(1).max(mostOf.weeks), text },
    },
    extend: { from: ['extending'], to: 'admitted', who: ['insurer'], needs: { approvedUntil: day } },
    refuseExtension: { from: ['extending'], to: 'admitted', who: ['insurer'], needs: { text } },
    insurerAsksReallocation: {
      ...{ from: ['admitted'], to: 'reallocationAtAuthority', who: ['insurersAsker'] },
      needs: reallocationNeeds,
    },
    authorityAsksReallocation: {
      ...{ from: ['admitted'], to: 'reallocationAtInsurer', who: ['authoritysAsker'] },
      needs: reallocationNeeds,
    },
    approveReallocation: {
      ...{ from: toApprove, to: 'reallocationOffered', who: ['insurersApprover', 'authoritysApprover'] },
    },
    refuseReallocation: {
      ...{ from: toApprove, to: 'admitted', who: ['insurersApprover', 'authoritysApprover'] },
      needs: { text },
    },
    withdrawReallocation: {
      from: [...toApprove, 'reallocationOffered'],
      to: 'admitted',
      who: ['insurersAsker', 'authoritysAsker'],
      needs: { text },
    },
    acceptReallocation: { from: ['reallocationOffered'], to: 'reallocationAccepted', who: ['newProvider'] },
    declineReallocation: {
      from: ['reallocationOffered', 'reallocationAccepted'],
      to: 'admitted',
      who: ['newProvider'],
      needs: { declineReason: z.enum(declineReasons, reasonMissing) },
    },
    recordConsent: {
      from: reallocating,
      who: ['insurersAsker', 'authoritysAsker', 'newProvider'],
      when: ({ reallocation }: Consented) => reallocation !== null && reallocation.consent === null,
      needs: consentNeeds,
    },
    takeOver: {
      ...{ from: ['reallocationAccepted'], to: 'admitted', who: ['newProvider'] },
      when: ({ reallocation }: Consented) => reallocation !== null && reallocation.consent !== null,
      needs: { takenOverOn: day },
    },
    discharge: {
      ...{ from: inCare, to: 'ended', who: ['provider'] },
      needs: { endedOn: day, endReason: z.enum(endReasons, reasonMissing) },
    },
    add: {
      from: ['referred', 'withPayer', 'queried', 'approved', ...inCare],
      who: ['provider', 'insurer', 'authority'],
      needs: { text },
    },
    assign: {
      from: ['referred', 'withPayer', 'queried', 'approved', ...inCare],
      who: ['insurer'],
      needs: { assignee: z.string().max(40) },
    },
  },
});
