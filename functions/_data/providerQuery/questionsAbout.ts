import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../_kit/env.ts';
import type { Scope } from '../../_kit/scope.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { queries, type StoredQuery } from './providerQuery.ts';

const shape = markOf('queryAbout', 1);
const partitionOf = (id: string): string => `QUERYABOUT#${id}`;

/** The most questions that a record shows: the newest. */
const mostShown = 50;

/** The write by which a question is found at the authorisation that it is about. */
export const questionAbout = (authorizationId: string, { queryId }: StoredQuery): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.mark({ pk: partitionOf(authorizationId), sk: `QUERY#${queryId}` }),
  },
});

/** The questions about an authorisation that the caller's facility asked, or its payer got, newest first. */
export async function listQuestionsAbout(
  store: DynamoDBDocumentClient,
  scope: Scope,
  authorizationId: string,
): Promise<StoredQuery[]> {
  const ids: string[] = [];
  const items = everyItem(store, {
    TableName: tableName('requests'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitionOf(authorizationId) },
    ScanIndexForward: false,
    Limit: mostShown,
  });
  for await (const { sk } of items) {
    if (ids.length >= mostShown) break;
    ids.push(String(sk).slice('QUERY#'.length));
  }
  return queries.findAll(store, scope, ids);
}
