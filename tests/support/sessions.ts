import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { sessionPut } from '../../functions/_data/session/session.ts';
import { retryWrite } from '../../functions/_kit/retryWrite.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';

/** Begins a session of a user, without a sign-in. */
export async function beginSession(
  store: DynamoDBDocumentClient,
  beginning: Parameters<typeof sessionPut>[1],
  now: Date,
): Promise<void> {
  const begun = await retryWrite(async () =>
    (await writeTogether(store, [await sessionPut(store, beginning, now)])) ? true : null,
  );
  if (!begun) throw new Error('The session did not begin');
}
