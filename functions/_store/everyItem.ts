import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';

/** Every item that a query finds, in order; the next page is read when the items before it are used up. */
export async function* everyItem(
  store: DynamoDBDocumentClient,
  query: QueryCommandInput,
): AsyncGenerator<Record<string, unknown>> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.send(new QueryCommand({ ...query, ExclusiveStartKey: from }));
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}
