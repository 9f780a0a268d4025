import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { caseSides } from '../_parts/caseSides.ts';
import { messageFields } from '../_parts/conversation.ts';
import { lifeOf } from '../_parts/life.ts';

const { text } = messageFields;
export const score = z.int(sentence('providerQuery:scoreMissing', 'Choose how satisfied you are.')).min(1).max(5);

/** A provider's question to its insurer (REQ-NET-23). */
export const queryLife = lifeOf({
  sides: caseSides(moduleAccess.providerQueryDesk),
  states: {
    open: { tone: 'warning', waitsFor: 'insurer', due: { first: { businessHours: 4 }, last: { businessDays: 2 } } },
    asked: { tone: 'info', waitsFor: 'provider', pauses: true },
    answered: { tone: 'success', waitsFor: 'provider' },
    closed: { tone: 'plain' },
    merged: { tone: 'plain', isFinal: true },
  },
  begins: 'open',
  moves: {
    answer: { from: ['open', 'asked'], to: 'answered', who: ['insurer'], needs: { text } },
    ask: { from: ['open'], to: 'asked', who: ['insurer'], needs: { text } },
    reply: { from: ['asked'], to: 'open', who: ['provider'], needs: { text } },
    add: { from: ['open'], who: ['provider'], needs: { text } },
    close: { from: ['open', 'asked', 'answered'], to: 'closed', who: ['provider'] },
    reopen: { from: ['answered', 'closed'], to: 'open', who: ['provider'], within: { days: 30 }, needs: { text } },
    rate: { from: ['closed'], who: ['provider'], when: isUnrated, needs: { score } },
    assign: { from: ['open', 'asked'], who: ['insurer'], needs: { assignee: z.string().max(40) } },
    escalate: { from: ['open', 'asked'], who: ['insurer'], when: isNotEscalated },
    merge: { from: ['open', 'asked'], to: 'merged', who: ['insurer'], needs: { into: recordId } },
  },
});

function isUnrated({ satisfaction }: { readonly satisfaction: number | null }): boolean {
  return satisfaction === null;
}

function isNotEscalated({ escalatedAt }: { readonly escalatedAt: string | null }): boolean {
  return escalatedAt === null;
}
