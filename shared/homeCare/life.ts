import * as z from 'zod';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { authoritySide, insurerSide, onlookerSide, providerSide } from '../_parts/caseSides.ts';
import { messageFields } from '../_parts/conversation.ts';
import { lifeOf } from '../_parts/life.ts';
import { careLevels, declineReasons, endReasons, mobilities, mostOf, refuseReasons } from './care.ts';

const { text } = messageFields;
const day = z.iso.date(sentence('homeCare:dayMissing', 'Enter the day.'));
const reasonMissing = sentence('homeCare:reasonMissing', 'Choose the reason.');

const providersPromise = { first: { businessDays: 1 }, last: { businessDays: 2 } } as const;
export const insurersPromise = { first: { businessHours: 4 }, last: { businessDays: 2 } } as const;

/** The states in which a provider has the patient in its care. */
export const inCare = ['admitted', 'extending'] as const;

/** The states that end: each frees the patient's place. */
export const ends = ['declined', 'refused', 'ended'] as const;

/** The life of an episode of home care: from the referral to its end (REQ-SPEC-14). */
export const episodeLife = lifeOf({
  sides: {
    provider: providerSide(moduleAccess.homeCareProvider),
    insurer: insurerSide(moduleAccess.homeCareDesk),
    authority: authoritySide(moduleAccess.homeCareAuthority),
    onlooker: onlookerSide,
  },
  states: {
    referred: { tone: 'warning', waitsFor: 'provider', due: providersPromise },
    withPayer: { tone: 'info', waitsFor: 'insurer', due: insurersPromise },
    queried: { tone: 'warning', waitsFor: 'provider', pauses: true },
    approved: { tone: 'success', waitsFor: 'provider' },
    admitted: { tone: 'success' },
    extending: { tone: 'info', waitsFor: 'insurer', due: insurersPromise },
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
    discharge: {
      ...{ from: inCare, to: 'ended', who: ['provider'] },
      needs: { endedOn: day, endReason: z.enum(endReasons, reasonMissing) },
    },
    add: {
      from: ['referred', 'withPayer', 'queried', 'approved', 'admitted', 'extending'],
      who: ['provider', 'insurer', 'authority'],
      needs: { text },
    },
    assign: {
      from: ['referred', 'withPayer', 'queried', 'approved', 'admitted', 'extending'],
      who: ['insurer'],
      needs: { assignee: z.string().max(40) },
    },
  },
});
