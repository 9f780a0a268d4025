import { contractStatusOf } from '../../../shared/_field/contractStatus.ts';
import type { BlockReason } from '../../../shared/eligibility/blockReason.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { waitsForPayer } from '../../../shared/eligibility/eligibilityWaiting.ts';
import { blacklistedAmong } from '../../_data/clinician/blacklist.ts';
import { findClinician } from '../../_data/clinician/clinician.ts';
import { eligibilityChange, findEligibility, type StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { outcomeNews } from '../../_data/eligibility/eligibilityNews.ts';
import { getFacility } from '../../_data/facility/facility.ts';
import { outboxFinish } from '../../_data/outbox/outbox.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { writeTogether } from '../../_store/transaction.ts';
import type { QuestionEntry } from './settleEligibility.ts';

/**
 * Why the payer must not be asked, as facility and clinicians are now; null where it may be. It is looked at when the question would
 * leave the portal, so that a request that waited, was corrected or came from a sheet is held to the same.
 */
export async function blockReasonOf(
  { store }: Wiring,
  { facilityId }: QuestionEntry,
  { clinicianLicense, referralClinicianLicense }: StoredEligibility,
): Promise<BlockReason | null> {
  const isBlacklisted = async (license: string | null): Promise<boolean> => {
    if (license === null) return false;
    const known = await findClinician(store, { kind: 'facility', facilityId }, license);
    const named = { licenseNo: license, emiratesId: known?.emiratesId ?? null };
    return known?.isBlacklisted === true || (await blacklistedAmong(store, facilityId, [named])).size > 0;
  };
  const [facility, isClinician, isReferrer] = await Promise.all([
    getFacility(store, facilityId),
    isBlacklisted(clinicianLicense),
    isBlacklisted(referralClinicianLicense),
  ]);
  if (facility && (!facility.isActive || contractStatusOf(facility.providerStatus) === 'suspended')) {
    return 'facilitySuspended';
  }
  if (isClinician) return 'clinicianBlacklisted';
  return isReferrer ? 'referrerBlacklisted' : null;
}

/** Ends the request as Blocked, with the reason, and the entry that would have asked; the sender is told. */
export async function block(wiring: Wiring, entry: QuestionEntry, reason: BlockReason): Promise<string> {
  const { facilityId, eligibilityId } = entry;
  const outcome = await retryWrite(async () => {
    const request = await findEligibility(wiring.store, { kind: 'facility', facilityId }, eligibilityId);
    const now = wiring.now();
    if (!request || !waitsForPayer(request)) {
      await writeTogether(wiring.store, [outboxFinish(entry, now)]);
      return 'notPending';
    }
    const event = { at: now.toISOString(), event: 'blocked', by: null, detail: reason } as const;
    const status = eligibilityStatus.Blocked;
    const change = { status, blockedFor: reason, isPayerUnavailable: false, nextAttemptAt: null };
    const items = [
      ...eligibilityChange(request, change, [event]),
      ...outcomeNews(request, change, { id: wiring.newId(), at: now }),
      outboxFinish(entry, now),
    ];
    return (await writeTogether(wiring.store, items)) ? 'blocked' : null;
  });
  return outcome ?? 'overtaken';
}
