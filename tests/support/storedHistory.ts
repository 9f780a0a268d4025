import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newEligibilityPuts, type StoredEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { storedRequest } from '../bench/storedRequests.ts';

type Tenant = Parameters<typeof storedRequest>[0];

/**
 * Stores this number of answered requests of a facility at once, the newest first, each a few minutes older than the one before: what their
 * lists read, without timelines and counters.
 */
export async function storeHistory(
  store: DynamoDBDocumentClient,
  tenant: Tenant,
  count: number,
  changes: (number: number) => Partial<StoredEligibility> = () => ({}),
): Promise<StoredEligibility[]> {
  const now = new Date();
  const requests = Array.from({ length: count }, (_, number) => ({
    ...storedRequest(tenant, number, now),
    ...changes(number),
  }));
  for (let from = 0; from < count; from += 25) {
    const batch = requests.slice(from, from + 25).map((request) => {
      const [put] = newEligibilityPuts(request, { at: request.submittedAt, event: 'submitted', by: '', detail: null });
      return { PutRequest: { Item: put?.Put?.Item } };
    });
    await store.send(new BatchWriteCommand({ RequestItems: { [process.env.ELIGIBILITY_TABLE ?? '']: batch } }));
  }
  return requests;
}
