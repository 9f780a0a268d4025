import * as z from 'zod';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { caseSides } from '../_parts/caseSides.ts';
import { messageFields } from '../_parts/conversation.ts';
import { lifeOf } from '../_parts/life.ts';
import { remarkFields } from './form.ts';
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
    pass: { from: ['review'], who: ['insurer'], needs: { stage: z.enum(stages) } },
    remark: { from: ['review'], who: ['insurer'], needs: { field: z.enum(remarkFields), text } },
    return: { from: ['review'], to: 'returned', who: ['insurer'], when: mayReturn, needs: { text } },
    end: { from: ['review'], to: 'closed', who: ['insurer'], when: isReturnedTooOften, needs: { text } },
    propose: { from: ['review'], to: 'proposed', who: ['insurer'], needs: { outcome: z.enum(outcomes) } },
    reconsider: { from: ['proposed'], to: 'review', who: ['insurer'] },
    approve: { from: ['proposed'], to: 'approved', who: ['insurer'], when: isFor('approve') },
    reject: { from: ['proposed'], to: 'rejected', who: ['insurer'], when: isFor('reject'), needs: { text } },
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

function isFor(outcome: Outcome) {
  return ({ proposal }: Proposed): boolean => proposal?.outcome === outcome;
}
