import type { TryKeys } from '../../_connect/payer/tryKeys.ts';
import { noteFailure, noteSuccess } from '../../_data/payer/payerConnection.ts';
import type { Handled } from '../../_kit/queueHandler.ts';
import type { Wiring } from '../../_kit/wiring.ts';

/**
 * Tries the portal's keys at a payer because an administrator asked for it, and notes what came of it where a question's outcome is noted. A
 * payer that does not answer says nothing of keys: looks tell that.
 */
export async function testKeys(
  { store, now }: Wiring,
  { payerCode, tries }: { readonly payerCode: string; readonly tries: TryKeys },
): Promise<Handled> {
  const outcome = await tries(payerCode).catch(() => 'noAnswer' as const);
  if (outcome === 'accepted') await noteSuccess(store, { payerCode }, now());
  else if (outcome !== 'noAnswer') await noteFailure(store, { payerCode }, { fault: outcome, now: now() });
  return { outcome };
}
