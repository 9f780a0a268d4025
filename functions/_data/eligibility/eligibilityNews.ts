import { addressOf } from '../../../shared/_field/addressOf.ts';
import { claimOf } from '../../../shared/eligibility/coverage.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { notificationPut } from '../notification/notification.ts';
import { isAtDesk } from '../worklist/desk.ts';
import type { StoredEligibility } from './eligibility.ts';

/** The outcomes that notify the user who sent the request. */
const kinds = {
  [eligibilityStatus.Eligible]: 'eligibilityEligible',
  [eligibilityStatus.NotEligible]: 'eligibilityNotEligible',
  [eligibilityStatus.Answered]: 'eligibilityAnswered',
  [eligibilityStatus.Error]: 'eligibilityFailed',
  [eligibilityStatus.Blocked]: 'eligibilityBlocked',
} as const;
type OutcomeKind = (typeof kinds)[keyof typeof kinds] | 'eligibilityWithoutCover';

function kindOf(answered: StoredEligibility): OutcomeKind | null {
  if (claimOf(answered) === 'withoutCover') return 'eligibilityWithoutCover';
  return answered.status in kinds ? kinds[answered.status as keyof typeof kinds] : null;
}

/** A row of a sheet that no person had to handle is reported with its sheet, not by a notification of its own. */
const isToldWithSheet = ({ jobId, deskDueAt, ruleAnswers }: StoredEligibility): boolean =>
  jobId !== null && deskDueAt === null && ruleAnswers.length === 0;

/** What is told of a request: how the reception and the payer name it. */
const factsOf = (request: StoredEligibility) => ({
  requestNumber: request.requestNumber,
  payerName: request.payerName,
  payerNameArabic: request.payerNameArabic,
  facilityName: request.facilityName,
  facilityNameArabic: request.facilityNameArabic,
});

/** What the facility is told of its request: also whose it is. */
const answerFactsOf = (request: StoredEligibility) => {
  const { patientName, patientNameArabic, idCardName, idCardNameArabic, identifierEnding } = request;
  const names = { patientName, patientNameArabic, idCardName, idCardNameArabic };
  return { ...factsOf(request), patient: { ...names, identifierEnding } };
};

/** The notification of a request's outcome, for the transaction that stores the change. */
export function outcomeNews(
  request: StoredEligibility,
  change: Partial<StoredEligibility>,
  made: { id: string; at: Date },
): TransactItem[] {
  const { submittedBy, eligibilityId, facilityId } = request;
  const answered = { ...request, ...change };
  const kind = kindOf(answered);
  if (submittedBy === null || kind === null || isToldWithSheet(request)) return [];
  const link = addressOf(linkedScreens.eligibilityDetail, { eligibilityId });
  const news = { kind, facts: answerFactsOf(answered), link, facilityId };
  return [notificationPut(submittedBy, news, made)];
}

type DeskNews = 'deskRequestCancelled' | 'deskRequestGiven' | 'deskQuestionAnswered';

/** Notifies the payer's reviewer who has a request in hand: it was cancelled, given to them, or their question was answered. */
export function deskNews(kind: DeskNews, request: StoredEligibility, made: { id: string; at: Date }): TransactItem[] {
  if (!request.deskHolder || !isAtDesk(request)) return [];
  const link = addressOf(linkedScreens.worklistItem, request);
  const news = { kind, facts: factsOf(request), link, facilityId: null } as const;
  return [notificationPut(request.deskHolder.userId, news, made)];
}

/** Notifies who sent a request that the payer's reviewer asks something about it. */
export function questionNews(request: StoredEligibility, made: { id: string; at: Date }): TransactItem[] {
  const { submittedBy, eligibilityId, facilityId } = request;
  if (submittedBy === null) return [];
  const link = addressOf(linkedScreens.eligibilityDetail, { eligibilityId });
  return [
    notificationPut(
      submittedBy,
      { kind: 'eligibilityQuestion', facts: answerFactsOf(request), link, facilityId },
      made,
    ),
  ];
}
