import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { AnswerClaim } from '../../../shared/eligibility/answerClaim.ts';
import type { EligibilityRow } from '../../../shared/eligibility/routes.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import type { StoredEligibility } from './eligibility.ts';
import { listHistory, partitionOf } from './eligibilityHistory.ts';

/** The most requests that are read: a facility sends only a few requests for one patient. */
const mostOfAPatient = 100;

/** What a question is about, besides its patient. */
type Question = Pick<EligibilityRow, 'payerId' | 'serviceCategoryId' | 'serviceDate'>;

/** Whether two requests of a patient ask the same: of the same payer, for the same service on the same day. */
export const isSameQuestion = (one: Question, other: Question): boolean =>
  one.payerId === other.payerId &&
  one.serviceCategoryId === other.serviceCategoryId &&
  one.serviceDate === other.serviceDate;

/** An answer that decides something, and when it came (ISO). */
interface DecidedAnswer {
  readonly claim: Exclude<AnswerClaim, 'undecided'>;
  readonly answeredAt: string;
}

const decided = ({ claim, answeredAt }: EligibilityRow): DecidedAnswer | null =>
  answeredAt !== null && claim !== null && claim !== 'undecided' ? { claim, answeredAt } : null;

/**
 * The latest answer that the facility of the request got to the same question after the answer of the request; null without one. Both
 * identifiers of the patient are looked under: the later request may have named one only.
 */
export async function laterAnswerOf(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  request: StoredEligibility,
): Promise<DecidedAnswer | null> {
  const { eligibilityId, emiratesId, cardNumber, submittedAt, answeredAt } = request;
  const scope = { kind: 'facility', facilityId } as const;
  const identifiers = [emiratesId, cardNumber].filter((identifier) => identifier !== null);
  const pages = identifiers.map((identifier) => {
    const partition = partitionOf(scope, { kind: 'patient', identifier });
    const from = emiratesDateOf(new Date(submittedAt));
    return partition && listHistory(store, partition, { from, take: mostOfAPatient });
  });
  const rows = (await Promise.all(pages)).flatMap((page) => page?.items ?? []);
  const later = rows
    .filter((row) => row.eligibilityId !== eligibilityId && isSameQuestion(row, request))
    .map(decided)
    .filter((answer) => answer !== null && answer.answeredAt > (answeredAt ?? submittedAt));
  return later.toSorted((one, other) => (other?.answeredAt ?? '').localeCompare(one?.answeredAt ?? ''))[0] ?? null;
}
