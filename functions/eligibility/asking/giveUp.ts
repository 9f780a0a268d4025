import { findEligibility } from '../../_data/eligibility/eligibility.ts';
import { outboxBury } from '../../_data/outbox/outbox.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { askedNow, type Settling, settle } from './askAboutEligibility.ts';
import type { QuestionEntry } from './settleEligibility.ts';

/**
 * Ends a question that was taken as often as it may be and never came to an outcome: something of ours fails at it again and again. Its
 * request ends as Error; where not even that can be done, the entry alone goes to the list that administrators look into.
 */
export async function giveUp(settling: Settling, entry: QuestionEntry): Promise<string> {
  const { wiring } = settling;
  const fault = entry.lastFault ?? 'portalFailed';
  const scope = { kind: 'facility', facilityId: entry.facilityId } as const;
  const request = await findEligibility(wiring.store, scope, entry.eligibilityId).catch(() => null);
  const requestNumber = entry.requestNumber ?? request?.requestNumber ?? '';
  const asked = askedNow(settling, requestNumber);
  const isSettled = await settle(settling, entry, { kind: 'fault', fault: 'portalFailed' }, asked).then(
    () => true,
    () => false,
  );
  if (!isSettled) await writeTogether(wiring.store, [outboxBury(entry, { now: wiring.now(), fault })]);
  return 'givenUp';
}
