import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type TimelineEvent, timelineEvent } from '../../../shared/eligibility/routes.ts';
import { tableName } from '../../_kit/env.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/**
 * The write that adds an event to a request's timeline. `order` sorts events of one instant and makes the key unique: the
 * request's version and a count, or a ULID for what changes no version.
 */
export const eventPut = (eligibilityId: string, event: TimelineEvent, order: string): TransactItem => ({
  Put: {
    TableName: tableName('eligibility'),
    Item: { pk: `ELIG#${eligibilityId}`, sk: `EVENT#${event.at}#${order}`, ...timelineEvent.parse(event) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const storedEvent = timelineEvent.strip();

/** The events of a request in order. The caller has made sure that the request is within its scope. */
export async function listTimeline(store: DynamoDBDocumentClient, eligibilityId: string): Promise<TimelineEvent[]> {
  const { Items } = await store.send(
    new QueryCommand({
      TableName: tableName('eligibility'),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :event)',
      ExpressionAttributeValues: { ':pk': `ELIG#${eligibilityId}`, ':event': 'EVENT#' },
      ConsistentRead: true,
    }),
  );
  return (Items ?? []).map((item) => storedEvent.parse(item));
}
