import type { PayerOutcome } from '../../_connect/payer/payer.ts';
import type { EligibilityEntry } from '../../_data/outbox/outbox.ts';
import { noteFailure, noteSuccess } from '../../_data/payer/payerConnection.ts';
import type { Wiring } from '../../_kit/wiring.ts';

/** The payers whose failure this execution environment has noted: their next answer ends it. */
const noted = new Set<string>();

interface Asked {
  readonly payerCode: string;
  readonly outcome: PayerOutcome;
}

/**
 * Notes for those who run the portal that a payer's system failed, or answers again. An answer costs a write only where a failure is
 * known, here or of this very question. What fails at noting stops no question.
 */
export async function noteConnection(
  { store, now }: Wiring,
  { attempts }: Pick<EligibilityEntry, 'attempts'>,
  { payerCode, outcome }: Asked,
): Promise<void> {
  if (outcome.kind === 'paused') return;
  try {
    if (outcome.kind === 'fault') {
      noted.add(payerCode);
      await noteFailure(store, { payerCode }, { fault: outcome.fault, now: now() });
    } else if (noted.delete(payerCode) || attempts > 1) {
      await noteSuccess(store, { payerCode }, now());
    }
  } catch {
    // The request's own outcome is stored next; where the store is down, that fails and is told.
  }
}
