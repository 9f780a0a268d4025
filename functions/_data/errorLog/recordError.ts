import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ErrorEntry } from '../../../shared/errorLog/routes.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { markOf } from '../../_store/shape.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { type ErrorFacts, entryPut, expiryOf, fingerprintOf, groupPartition } from './errorEntry.ts';
import { countUpdates } from './errorGroup.ts';

const personShape = markOf('errorPerson', 1);

/** Whether the group meets this person for the first time. Only a hash is kept, and each group hashes anew. */
function isNewPerson(store: DynamoDBDocumentClient, fingerprint: string, who: string, at: Date) {
  const sk = `PERSON#${sha256(`${fingerprint}#${who}`).slice(0, 32)}`;
  const remembering = new PutCommand({
    TableName: tableName('errors'),
    Item: personShape.mark({ pk: groupPartition(fingerprint), sk, expiresAt: expiryOf(at) }),
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  return ifHolds(store.send(remembering));
}

/** Two errors of a group at once meet at its counter, and the later tries again. `retryWrite` would wait longer than a failing call may. */
const mostTries = 3;

/**
 * Stores an error and counts it in its group, both or neither. `who` (a user's id, an address) is counted and not stored; null for
 * work without a user. An error that loses every race for its group's counter is dropped.
 */
export async function recordError(
  store: DynamoDBDocumentClient,
  facts: ErrorFacts,
  { logId, at, who }: { readonly logId: string; readonly at: Date; readonly who: string | null },
): Promise<void> {
  const fingerprint = fingerprintOf(facts);
  const entry: ErrorEntry = { ...facts, logId, at: at.toISOString(), fingerprint };
  const isNew = who !== null && (await isNewPerson(store, fingerprint, who, at));
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    for (const count of countUpdates(entry, isNew)) {
      if (await writeTogether(store, [entryPut(entry), count])) return;
    }
  }
}
