import { moduleAccess } from '../_field/moduleAccess.ts';
import { providerSide } from '../_parts/caseSides.ts';
import { lifeOf, type MoveOf, type StateOf } from '../_parts/life.ts';

/**
 * The life of a claim before it goes to the post office (REQ-CLAIM-10). Who makes claims writes and repairs a draft; the rules say
 * whether it is ready.
 */
export const claimLife = lifeOf({
  sides: { provider: providerSide(moduleAccess.claimBillers) },
  states: {
    draft: { tone: 'plain', waitsFor: 'provider' },
    ready: { tone: 'success', waitsFor: 'provider' },
  },
  begins: 'draft',
  moves: {
    makeReady: { from: ['draft'], to: 'ready', who: ['provider'] },
    /** To change it once more. */
    reopen: { from: ['ready'], to: 'draft', who: ['provider'] },
  },
});

export type ClaimState = StateOf<typeof claimLife>;
export type ClaimMove = MoveOf<typeof claimLife>;
