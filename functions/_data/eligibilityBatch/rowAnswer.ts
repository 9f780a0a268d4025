import { claimOf, shownCoverOn } from '../../../shared/eligibility/coverage.ts';
import { type EligibilityStatus, eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { waitsForAnswers } from '../../../shared/eligibility/eligibilityWaiting.ts';
import type { BatchAnswer } from '../../../shared/eligibilityBatch/batchRow.ts';
import type { BatchOutcome } from '../../../shared/eligibilityBatch/batchSheet.ts';
import type { StoredEligibility } from '../eligibility/eligibility.ts';
import type { StoredBatchRow } from './batchRow.ts';

const { Pending, Answered, Error: Failed, Eligible, NotEligible, ...others } = eligibilityStatus;

const outcomes: Readonly<Record<EligibilityStatus, BatchOutcome>> = {
  [Pending]: 'waiting',
  [Answered]: 'inHand',
  [Failed]: 'failed',
  [Eligible]: 'eligible',
  [NotEligible]: 'notEligible',
  [others.Cancelled]: 'withdrawn',
  [others.Resubmitted]: 'withdrawn',
  [others.Blocked]: 'blocked',
};

function answerOf(request: StoredEligibility): BatchAnswer {
  const { patientName, payerReference, denialCode, denialText, payerComments, payerRemark, coverages, serviceDate } =
    request;
  const primary = shownCoverOn(coverages, serviceDate);
  return {
    patientName,
    payerReference,
    policyNumber: primary?.policyNumber ?? null,
    planName: primary?.planName ?? null,
    validFrom: primary?.validFrom ?? null,
    validTo: primary?.validTo ?? null,
    coPaymentFils: primary?.coPaymentFils ?? null,
    coPaymentPercent: primary?.coPaymentPercent ?? null,
    denialCode,
    denialText,
    payerComments,
    payerRemark,
  };
}

/** A row as its request is now. */
export function answeredRow(row: StoredBatchRow, request: StoredEligibility): StoredBatchRow {
  // A request on the payer's work list waits for people: the sheet does not.
  const isAtDesk = request.status === Pending && request.deskDueAt !== null;
  const answered = claimOf(request) === 'withoutCover' ? 'withoutCover' : outcomes[request.status];
  const waiting = waitsForAnswers(request) ? 'needsAnswers' : answered;
  const outcome = isAtDesk ? 'inHand' : waiting;
  return { ...row, outcome, answer: request.answeredAt === null && outcome !== 'failed' ? null : answerOf(request) };
}
