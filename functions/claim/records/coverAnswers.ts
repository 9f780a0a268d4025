import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesIdDigits, isEmiratesIdPlaceholder } from '../../../shared/_field/emiratesId.ts';
import type { Claim } from '../../../shared/claim/claim.ts';
import type { CoverAnswer } from '../../../shared/claim/records/claimRecords.ts';
import { claimOf } from '../../../shared/eligibility/coverage.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import type { EligibilityRow } from '../../../shared/eligibility/routes.ts';
import { getEligibilities, type StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { listHistory, partitionOf } from '../../_data/eligibility/eligibilityHistory.ts';
import type { Payer } from '../../_data/payer/payer.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';

/** So many requests of a patient are looked at, and the newest answers among them. */
const mostRows = 25;
const mostAnswers = 10;

const finalStates: readonly number[] = [eligibilityStatus.Eligible, eligibilityStatus.NotEligible];

const personOf = ({ emiratesId }: Pick<Claim, 'emiratesId'>): string | null =>
  emiratesId === null || isEmiratesIdPlaceholder(emiratesId) ? null : emiratesIdDigits(emiratesId) || null;

/** Whether a request that stands under the card is of another person. */
const isOfAnother = (claim: Claim, { emiratesId }: StoredEligibility): boolean => {
  const person = personOf(claim);
  return person !== null && emiratesId !== null && emiratesIdDigits(emiratesId) !== person;
};

const answerOf = (request: StoredEligibility): CoverAnswer => ({
  serviceDate: request.serviceDate,
  answeredAt: request.answeredAt ?? request.submittedAt,
  says: claimOf(request),
  number: request.payerReference,
  covers: request.coverages.map(({ validFrom, validTo }) => ({ validFrom, validTo })),
});

/** What the payer answered the facility about the patient of a claim: a query by Emirates ID and one by card, and a batch. */
export async function coverAnswers(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claim: Claim,
  payer: Payer | undefined,
): Promise<CoverAnswer[]> {
  if (!payer) return [];
  const identifiers = [personOf(claim), claim.memberId?.trim() || null].filter((each) => each !== null);
  const rows = await Promise.all(
    identifiers.map(async (identifier): Promise<EligibilityRow[]> => {
      const partition = partitionOf({ kind: 'facility', facilityId }, { kind: 'patient', identifier });
      return partition ? (await listHistory(store, partition, { take: mostRows })).items : [];
    }),
  );
  const answered = rows
    .flat()
    .filter(({ payerId, status }) => payerId === payer.payerId && finalStates.includes(status));
  const ids = [...new Set(answered.map(({ eligibilityId }) => eligibilityId))].sort().slice(-mostAnswers);
  if (ids.length === 0) return [];
  const requests = await getEligibilities(store, facilityId, ids);
  return requests.filter((request) => !isOfAnother(claim, request)).map(answerOf);
}
