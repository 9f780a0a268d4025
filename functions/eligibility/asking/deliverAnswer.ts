import { findEligibility } from '../../_data/eligibility/eligibility.ts';
import { releaseAnswer } from '../../_data/eligibility/heldAnswer.ts';
import { type DeskAnswerEntry, outboxFinish } from '../../_data/outbox/outbox.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { writeTogether } from '../../_store/transaction.ts';

/** Lets a reviewer's answer go once its moment has passed, unless it was taken back or read before. */
export async function deliverAnswer({ wiring }: { readonly wiring: Wiring }, entry: DeskAnswerEntry): Promise<string> {
  const { facilityId, eligibilityId, outboxId } = entry;
  const outcome = await retryWrite(async () => {
    const request = await findEligibility(wiring.store, { kind: 'facility', facilityId }, eligibilityId);
    const finished = outboxFinish(entry, wiring.now());
    if (request?.heldAnswer?.outboxId !== outboxId) {
      await writeTogether(wiring.store, [finished]);
      return 'notHeld';
    }
    return (await releaseAnswer(wiring, request, [finished])) ? 'released' : null;
  });
  return outcome ?? 'overtaken';
}
