import { moduleAccess } from '../_field/moduleAccess.ts';
import { providerSide } from '../_parts/caseSides.ts';
import { lifeOf, type MoveOf, type StateOf } from '../_parts/life.ts';

/**
 * The life of a claim until its payer has it (REQ-CLAIM-10). Who makes claims writes and repairs a draft; the rules say whether it is
 * ready; the post office says whether it went through.
 */
export const claimLife = lifeOf({
  sides: { provider: providerSide(moduleAccess.claimBillers), portal: { grants: [] } },
  states: {
    draft: { tone: 'plain', waitsFor: 'provider' },
    ready: { tone: 'success', waitsFor: 'provider' },
    sent: { tone: 'info', waitsFor: 'portal' },
    /** The regulator refuses it, or its file could not be sent. */
    rejected: { tone: 'danger', waitsFor: 'provider' },
    withPayer: { tone: 'info', isFinal: true },
  },
  begins: 'draft',
  moves: {
    makeReady: { from: ['draft'], to: 'ready', who: ['provider'] },
    /** To change it once more. */
    reopen: { from: ['ready', 'rejected'], to: 'draft', who: ['provider'] },
    send: { from: ['ready'], to: 'sent', who: ['provider'] },
    /** In a file of its own: the post office refused the one in which it stood, for another claim. */
    sendAgain: { from: ['sent'], who: ['portal'] },
    /** The post office has taken its file. */
    accept: { from: ['sent'], to: 'withPayer', who: ['portal'] },
    reject: { from: ['sent'], to: 'rejected', who: ['portal'] },
  },
});

/** The moves that need nothing but a word of the biller; the others have calls of their own. */
export const plainClaimMoves = ['makeReady', 'reopen'] as const satisfies readonly MoveOf<typeof claimLife>[];

export type ClaimState = StateOf<typeof claimLife>;
