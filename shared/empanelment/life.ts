import * as z from 'zod';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { caseSides } from '../_parts/caseSides.ts';
import { messageFields } from '../_parts/conversation.ts';
import { lifeOf } from '../_parts/life.ts';
import { type EmpanelmentKind, hasStages, remarkFields } from './form.ts';
import { callBacks } from './profile.ts';
import { stages } from './stages.ts';

const { text } = messageFields;

/** The insurer's promise: a first word within two working days, the decision within twenty. */
export const promise = { first: { businessHours: 18 }, last: { businessDays: 20 } } as const;

/** A request that came back so often is closed by the next return; so is one that its provider has left alone for so many days. */
export const limits = { returns: 2, idleDays: 30 } as const;

export const outcomes = ['approve', 'reject'] as const;
type Outcome = (typeof outcomes)[number];

interface Returned {
  readonly returnCount: number;
}
interface Proposed {
  readonly proposal: { readonly outcome: Outcome } | null;
}
interface Submitted {
  readonly revisions: readonly { readonly account: object | null }[];
}
interface OfKind {
  readonly kind: EmpanelmentKind;
}

/** A facility's way into the insurer's network (REQ-NET-16, REQ-NET-17). */
export const empanelmentLife = lifeOf({
  sides: { ...caseSides(moduleAccess.empanelmentDesk), portal: { grants: [] } },
  states: {
    draft: { tone: 'plain', waitsFor: 'provider' },
    review: { tone: 'warning', waitsFor: 'insurer', due: promise },
    returned: { tone: 'info', waitsFor: 'provider', pauses: true },
    proposed: { tone: 'info', waitsFor: 'insurer', due: promise },
    approved: { tone: 'success', isFinal: true },
    rejected: { tone: 'danger', isFinal: true },
    closed: { tone: 'plain', isFinal: true },
  },
  begins: 'draft',
  moves: {
    submit: { from: ['draft', 'returned'], to: 'review', who: ['provider'] },
    withdraw: { from: ['draft', 'review', 'returned'], to: 'closed', who: ['provider'] },
    pass: { from: ['review'], who: ['insurer'], when: isInStages, needs: { stage: z.enum(stages) } },
    remark: { from: ['review'], who: ['insurer'], needs: { field: z.enum(remarkFields), text } },
    return: { from: ['review'], to: 'returned', who: ['insurer'], when: mayReturn, needs: { text } },
    end: { from: ['review'], to: 'closed', who: ['insurer'], when: isReturnedTooOften, needs: { text } },
    propose: { from: ['review'], to: 'proposed', who: ['insurer'], needs: { outcome: z.enum(outcomes) } },
    reconsider: { from: ['proposed'], to: 'review', who: ['insurer'] },
    approve: { from: ['proposed'], to: 'approved', who: ['insurer'], when: isApproval(false) },
    approveAccount: {
      ...{ from: ['proposed'], to: 'approved', who: ['insurer'], when: isApproval(true) },
      needs: { calledBack: z.enum(callBacks) },
    },
    reject: { from: ['proposed'], to: 'rejected', who: ['insurer'], when: isRejection, needs: { text } },
    assign: { from: ['review', 'proposed'], who: ['insurer'], needs: { assignee: z.string().max(40) } },
    lapse: { from: ['draft', 'returned'], to: 'closed', who: ['portal'] },
  },
});

function mayReturn({ returnCount }: Returned): boolean {
  return returnCount < limits.returns;
}

function isReturnedTooOften({ returnCount }: Returned): boolean {
  return returnCount >= limits.returns;
}

function isInStages({ kind }: OfKind): boolean {
  return hasStages(kind);
}

/** Approving a new bank account asks for more than approving anything else. */
function isApproval(ofAccount: boolean) {
  return ({ proposal, revisions }: Proposed & Submitted): boolean =>
    proposal?.outcome === 'approve' && (revisions.at(-1)?.account != null) === ofAccount;
}

function isRejection({ proposal }: Proposed): boolean {
  return proposal?.outcome === 'reject';
}
