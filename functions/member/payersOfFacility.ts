import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { listHistory, partitionOf, type StoredRequest } from '../_data/eligibility/eligibilityHistory.ts';
import { listPayers, type Payer, serves } from '../_data/payer/payer.ts';
import type { FacilityScope } from './registerAtReception.ts';

const withinMs = 365 * 86_400_000;

/** A request that was only sent proves nothing: anybody may send one to any payer. */
const isAnswered = ({ status }: StoredRequest): boolean =>
  status === eligibilityStatus.Eligible || status === eligibilityStatus.NotEligible;

/**
 * The payers that a facility works with, by name: those that take eligibility requests and have answered one of the facility's
 * within a year.
 */
export async function payersOfFacility(
  store: DynamoDBDocumentClient,
  scope: FacilityScope,
  now: Date,
): Promise<Payer[]> {
  const from = emiratesDateOf(new Date(now.getTime() - withinMs));
  const payers = (await listPayers(store)).filter(serves('eligibility'));
  const answers = await Promise.all(
    payers.map(async ({ payerId }) => {
      const partition = partitionOf(scope, { kind: 'counterpart', payerId, facilityId: scope.facilityId });
      if (!partition) return false;
      return (await listHistory(store, partition, { from, take: 1, matches: isAnswered })).items.length > 0;
    }),
  );
  return payers.filter((_, at) => answers[at]).sort((one, other) => one.payerName.localeCompare(other.payerName, 'en'));
}
