import { moduleAccess } from '../_field/moduleAccess.ts';
import { lifeOf, type RecordOf } from '../_parts/life.ts';
import { type EligibilityStatus, eligibilityStatus } from '../eligibility/eligibilityStatus.ts';

type OfPayer = { readonly payerId: number | null };
type Held = { readonly deskHolder: { readonly userId: string } | null };
type OnItsWay = { readonly heldUntil?: string | null };

const isOfPayer = (person: OfPayer, request: OfPayer) => person.payerId === request.payerId;

/** The life of a request on its payer's work list (drawn in docs/data-model.md): which reviewer has taken it, until it is answered. */
export const deskLife = lifeOf({
  sides: {
    reviewer: { grants: moduleAccess.worklist, isOne: isOfPayer },
    holder: {
      grants: moduleAccess.worklist,
      isOne: (person: { readonly userId: string }, { deskHolder }: Held) => deskHolder?.userId === person.userId,
    },
    administrator: { grants: ['PayerAdmin'], isOne: isOfPayer },
  },
  states: {
    waiting: { tone: 'warning', waitsFor: 'reviewer' },
    inHand: { tone: 'info', waitsFor: 'holder' },
    answered: { tone: 'success' },
  },
  begins: 'waiting',
  moves: {
    take: { from: ['waiting'], to: 'inHand', who: ['reviewer'] },
    release: { from: ['inHand'], to: 'waiting', who: ['holder', 'administrator'] },
    assign: { from: ['waiting', 'inHand'], to: 'inHand', who: ['administrator'] },
    handOver: { from: ['inHand'], who: ['holder'] },
    /** Under review until a later time: the request stays with its holder. */
    postpone: { from: ['inHand'], who: ['holder'] },
    ask: {
      from: ['inHand'],
      who: ['holder'],
      when: ({ hasPayerQuestion = false }: { readonly hasPayerQuestion?: boolean }) => !hasPayerQuestion,
    },
    answer: { from: ['inHand'], to: 'answered', who: ['holder'] },
    /** Of an answer that nobody at the facility has read, for a minute. */
    takeBack: {
      from: ['answered'],
      to: 'inHand',
      who: ['holder'],
      when: ({ heldUntil = null }: OnItsWay) => heldUntil !== null,
    },
  },
});

/** Whether a request that the payer's people were asked about still has no result. */
export const isUnanswered = ({ status }: { readonly status: EligibilityStatus }): boolean =>
  status === eligibilityStatus.Pending || status === eligibilityStatus.Answered;

/** A request as the life of the work list knows it. */
export const requestAtDesk = <Request extends OfPayer & Held & { readonly status: EligibilityStatus }>(
  request: Request,
): Request & RecordOf<typeof deskLife> => ({
  ...request,
  state: !isUnanswered(request) ? 'answered' : request.deskHolder ? 'inHand' : 'waiting',
});
