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

/** What was a row of a sheet and went its way without anybody's doing is told with the sheet. */
const isToldWithSheet = ({ jobId, deskDueAt, ruleAnswers }: StoredEligibility): boolean =>
  jobId !== null && deskDueAt === null && ruleAnswers.length === 0;

/** The notification of a request's outcome, for the transaction that stores it. The patient is not in it. */
export function outcomeNews(
  told: StoredEligibility,
  status: StoredEligibility['status'],
  made: { id: string; at: Date },
): TransactItem[] {
  const { submittedBy, eligibilityId, facilityId, ...request } = told;
  if (submittedBy === null || !(status in kinds) || isToldWithSheet(told)) return [];
  const { requestNumber, payerName, payerNameArabic, facilityName } = request;
  const news = {
    kind: kinds[status as keyof typeof kinds],
    facts: { requestNumber, payerName, payerNameArabic, facilityName },
    link: `/eligibility/${eligibilityId}`,
    facilityId,
  };
  return [notificationPut(submittedBy, news, made)];
}
