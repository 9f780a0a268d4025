import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { listHistory, partitionOf, type StoredRequest } from '../../_data/eligibility/eligibilityHistory.ts';
import { listPayers, type Payer } from '../../_data/payer/payer.ts';
import type { Scope } from '../../_kit/scope.ts';

const withinMs = 365 * 86_400_000;

/** A request that was only sent proves nothing: anybody may send one to any payer. */
const isAnswered = ({ status }: StoredRequest): boolean =>
  status === eligibilityStatus.Eligible || status === eligibilityStatus.NotEligible;

type FacilityScope = Extract<Scope, { kind: 'facility' }>;

interface Payers {
  /** By name: those that have answered an eligibility request of the facility within a year. */
  readonly workedWith: Payer[];
  readonly others: Payer[];
}

/** Payers of one kind, and which of them the facility works with. */
export async function payersOfFacility(
  store: DynamoDBDocumentClient,
  scope: FacilityScope,
  { now, isListed }: { readonly now: Date; readonly isListed: (payer: Payer) => boolean },
): Promise<Payers> {
  const from = emiratesDateOf(new Date(now.getTime() - withinMs));
  const payers = (await listPayers(store))
    .filter(isListed)
    .sort((one, other) => one.payerName.localeCompare(other.payerName, 'en'));
  const answers = await Promise.all(
    payers.map(async ({ payerId }) => {
      const partition = partitionOf(scope, { kind: 'counterpart', payerId, facilityId: scope.facilityId });
      if (!partition) return false;
      return (await listHistory(store, partition, { from, take: 1, matches: isAnswered })).items.length > 0;
    }),
  );
  return { workedWith: payers.filter((_, at) => answers[at]), others: payers.filter((_, at) => !answers[at]) };
}
