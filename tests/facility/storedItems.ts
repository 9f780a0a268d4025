import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { takeSeat } from '../../functions/_data/seat/seat.ts';
import { facilityId, now, userId } from '../release/kept.ts';

/** A seat of a facility. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  await takeSeat(store, facilityId, { userId, most: null, at: now });
}
