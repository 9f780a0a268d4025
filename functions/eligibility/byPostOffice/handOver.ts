import { waitsForPayer } from '../../../shared/eligibility/eligibilityWaiting.ts';
import { eligibilityChange, findEligibility } from '../../_data/eligibility/eligibility.ts';
import { type EligibilityEntry, newOutboxEntry, outboxFinish, outboxPut } from '../../_data/outbox/outbox.ts';
import { queueSoon } from '../../_data/outbox/outboxQueue.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { writeTogether } from '../../_store/transaction.ts';

/**
 * The payer's answers come by way of the post offices: the question becomes an entry for the worker that may open the facility's credentials (ADR 0124). What
 * changes a request finds that entry from now on.
 */
export async function handToPostOffice(wiring: Wiring, entry: EligibilityEntry): Promise<string> {
  const { facilityId, eligibilityId } = entry;
  const outboxId = wiring.newId();
  const outcome = await retryWrite(async () => {
    const request = await findEligibility(wiring.store, { kind: 'facility', facilityId }, eligibilityId);
    const now = wiring.now();
    const { requestNumber } = request ?? {};
    const isPresent = entry.requestNumber === undefined || entry.requestNumber === requestNumber;
    if (!request || !requestNumber || !waitsForPayer(request) || !isPresent) {
      await writeTogether(wiring.store, [outboxFinish(entry, now)]);
      return 'notPending';
    }
    const isAgain = request.postOffice === null ? undefined : true;
    const question = { kind: 'eligibilityFile', facilityId, eligibilityId, requestNumber, isAgain } as const;
    const postOffice = { since: now.toISOString(), sentAt: null };
    const items = [
      ...eligibilityChange(request, { outboxId, postOffice }, []),
      outboxPut(newOutboxEntry(outboxId, now.toISOString(), question)),
      outboxFinish(entry, now),
    ];
    return (await writeTogether(wiring.store, items)) ? 'toPostOffice' : null;
  });
  if (outcome === 'toPostOffice') await queueSoon({ outboxId, kind: 'eligibilityFile' });
  return outcome ?? 'overtaken';
}
