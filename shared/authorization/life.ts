import * as z from 'zod';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { insurerSide, providerSide } from '../_parts/caseSides.ts';
import { messageFields } from '../_parts/conversation.ts';
import { lifeOf, type MoveOf, type StateOf } from '../_parts/life.ts';

const { text } = messageFields;

/**
 * The life of a request for a payer's approval (REQ-EAUTH-12). The portal moves it by what post offices bring: a regulator's errors,
 * a payer's answer, the end of an approval.
 */
export const authorizationLife = lifeOf({
  sides: {
    provider: providerSide(['MedicalProvider']),
    insurer: insurerSide(moduleAccess.authorizationDesk),
    portal: { grants: [] },
  },
  states: {
    draft: { tone: 'plain', waitsFor: 'provider' },
    sent: { tone: 'info', waitsFor: 'insurer', due: { first: { businessHours: 6 }, last: { businessDays: 1 } } },
    underReview: { tone: 'info', waitsFor: 'insurer', due: { first: { businessHours: 6 }, last: { businessDays: 1 } } },
    informationRequested: { tone: 'warning', waitsFor: 'provider', pauses: true },
    approved: { tone: 'success' },
    partiallyApproved: { tone: 'warning' },
    denied: { tone: 'danger' },
    cancelled: { tone: 'plain' },
    expired: { tone: 'plain', isFinal: true },
    error: { tone: 'danger', waitsFor: 'provider' },
  },
  begins: 'draft',
  moves: {
    send: { from: ['draft', 'error'], to: 'sent', who: ['provider'] },
    /** The regulator refuses the file of a request, or of a reply. */
    fail: { from: ['sent', 'underReview'], to: 'error', who: ['portal'] },
    take: { from: ['sent', 'underReview'], to: 'underReview', who: ['insurer'] },
    release: { from: ['underReview'], to: 'sent', who: ['insurer'] },
    assign: {
      from: ['sent', 'underReview', 'informationRequested'],
      who: ['insurer'],
      needs: { assignee: z.string().max(40) },
    },
    ask: { from: ['sent', 'underReview'], to: 'informationRequested', who: ['insurer', 'portal'] },
    reply: { from: ['informationRequested'], to: 'underReview', who: ['provider'], needs: { text } },
    /** Some lines are decided, others not yet. */
    pend: { from: ['sent', 'underReview'], to: 'underReview', who: ['insurer', 'portal'] },
    approve: {
      from: ['sent', 'underReview', 'informationRequested', 'error'],
      to: 'approved',
      who: ['insurer', 'portal'],
    },
    approvePartly: {
      from: ['sent', 'underReview', 'informationRequested', 'error'],
      to: 'partiallyApproved',
      who: ['insurer', 'portal'],
    },
    deny: { from: ['sent', 'underReview', 'informationRequested', 'error'], to: 'denied', who: ['insurer', 'portal'] },
    /** By a cancellation that follows in the chain. */
    cancel: {
      from: ['sent', 'underReview', 'informationRequested', 'approved', 'partiallyApproved', 'error'],
      to: 'cancelled',
      who: ['provider'],
    },
    /** The payer could not cancel it. */
    reopen: { from: ['cancelled'], to: 'underReview', who: ['portal'] },
    reinstate: { from: ['cancelled'], to: 'approved', who: ['portal'] },
    reinstatePartly: { from: ['cancelled'], to: 'partiallyApproved', who: ['portal'] },
    /** A payer's answer came after the cancellation. It changes nothing; both sides see that it came. */
    answerAfterCancellation: { from: ['cancelled'], who: ['portal'] },
    /** A payer's answer came that a person has to look at, because it contradicts itself. It changes nothing; both sides see that it came. */
    answerKept: { from: ['sent', 'underReview', 'informationRequested', 'error'], who: ['portal'] },
    expire: { from: ['approved', 'partiallyApproved'], to: 'expired', who: ['portal'] },
  },
});

export type AuthorizationState = StateOf<typeof authorizationLife>;
export type AuthorizationMove = MoveOf<typeof authorizationLife>;
