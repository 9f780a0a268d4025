import { lifeOf, type MoveOf, type StateOf } from '../_parts/life.ts';

type AtFacility = { readonly facilityId: string | null };

/** Who sends requests. */
export const eligibilitySenders = ['Eligibility'] as const;

/**
 * THE life of an eligibility request (drawn in docs/data-model.md): statuses with the specification's numbers (REQ-ELIG-15; there
 * is no 7) and badges (REQ-ELIG-16), and what may be done in each (REQ-ELIG-18, ours). Error is no payer's answer: a correction
 * asks again, and an answer that comes late is still taken.
 */
export const eligibilityLife = lifeOf({
  sides: {
    sender: {
      grants: eligibilitySenders,
      isOne: (person: AtFacility, request: AtFacility) => person.facilityId === request.facilityId,
    },
    /** The payer's system, or its people by their work list (`deskLife`). */
    payer: { grants: [] },
    portal: { grants: [] },
  },
  states: {
    Pending: { number: 1, tone: 'warning', waitsFor: 'payer' },
    Answered: { number: 2, tone: 'success', waitsFor: 'payer' },
    Error: { number: 3, tone: 'danger', waitsFor: 'sender' },
    Cancelled: { number: 4, tone: 'danger' },
    Resubmitted: { number: 5, tone: 'warning', isFinal: true },
    Blocked: { number: 6, tone: 'danger', waitsFor: 'sender' },
    Eligible: { number: 8, tone: 'success' },
    NotEligible: { number: 9, tone: 'danger' },
  },
  begins: 'Pending',
  moves: {
    cancel: { from: ['Pending', 'Answered', 'Blocked'], to: 'Cancelled', who: ['sender'] },
    /** A request that the payer has answered is corrected by a new one. */
    correct: { from: ['Pending', 'Error'], to: 'Pending', who: ['sender'] },
    /** Of a Blocked one when its reason is gone; where it stands, the new request is Blocked as well. */
    resubmit: {
      from: ['Error', 'Cancelled', 'Blocked', 'Eligible', 'NotEligible'],
      to: 'Resubmitted',
      who: ['sender'],
    },
    recheck: {
      from: ['Answered', 'Error', 'Eligible', 'NotEligible'],
      who: ['sender'],
      // A request whose sender answered a rule's questions waits for the payer's first answer.
      when: ({ state, answeredAt }: { state: string; answeredAt: string | null }) =>
        state !== 'Answered' || answeredAt !== null,
    },
    answerQuestions: { from: ['Pending'], to: 'Answered', who: ['sender'] },
    hold: { from: ['Pending', 'Error'], to: 'Answered', who: ['payer'] },
    approve: { from: ['Pending', 'Answered', 'Error'], to: 'Eligible', who: ['payer'] },
    deny: { from: ['Pending', 'Answered', 'Error'], to: 'NotEligible', who: ['payer'] },
    giveUp: { from: ['Pending', 'Answered'], to: 'Error', who: ['portal'] },
    /** A suspended facility or a blacklisted clinician: the question is not put to the payer. */
    block: { from: ['Pending', 'Answered'], to: 'Blocked', who: ['portal'] },
    sendAgain: { from: ['Error'], to: 'Pending', who: ['portal'] },
  },
});

export type EligibilityStatusName = StateOf<typeof eligibilityLife>;
export type EligibilityMove = MoveOf<typeof eligibilityLife>;
