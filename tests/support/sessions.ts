import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { sessionPut } from '../../functions/_data/session/session.ts';
import { newUserPuts, type User } from '../../functions/_data/user/user.ts';
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

/** Nobody has a session before the first one. */
const noSessions = { send: async () => ({}) } as unknown as DynamoDBDocumentClient;

/** Stores somebody new with their first session, in one write: each test signs in several people. */
export async function storeWithSession(
  store: DynamoDBDocumentClient,
  user: User,
  beginning: Parameters<typeof sessionPut>[1],
  now: Date,
): Promise<void> {
  const session = await sessionPut(noSessions, beginning, now);
  if (!(await writeTogether(store, [...newUserPuts(user), session])))
    throw new Error(`${user.userId} is there already`);
}
