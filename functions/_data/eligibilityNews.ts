import { eligibilityStatus } from '../../shared/model/eligibilityStatus.ts';
import type { StoredEligibility } from './eligibility.ts';
import { notificationPut } from './notification.ts';
import type { TransactItem } from './transaction.ts';

/** The outcomes that are told to whoever sent the request. */
const kinds = {
  [eligibilityStatus.Eligible]: 'eligibilityEligible',
  [eligibilityStatus.NotEligible]: 'eligibilityNotEligible',
  [eligibilityStatus.Answered]: 'eligibilityAnswered',
  [eligibilityStatus.Error]: 'eligibilityFailed',
} as const;

/** The notification of a request's outcome, for the transaction that stores it. The patient is not in it. */
export function outcomeNews(
  { submittedBy, eligibilityId, facilityId, ...request }: StoredEligibility,
  status: StoredEligibility['status'],
  made: { id: string; at: Date },
): TransactItem[] {
  if (submittedBy === null || !(status in kinds)) return [];
  const { requestNumber, payerName, payerNameArabic, facilityName } = request;
  const news = {
    kind: kinds[status as keyof typeof kinds],
    facts: { requestNumber, payerName, payerNameArabic, facilityName },
    link: `/eligibility/${eligibilityId}`,
    facilityId,
  };
  return [notificationPut(submittedBy, news, made)];
}
