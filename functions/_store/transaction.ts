import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Reasons for which a transaction was not carried out although nothing is wrong with it. */
const passing = new Set(['None', 'ConditionalCheckFailed', 'TransactionConflict', 'ThrottlingError']);

/**
 * Writes all items or no item. False when a condition failed or another transaction used one of the items: the calling
 * code reads again and decides. Throws all other errors.
 */
export async function writeTogether(store: DynamoDBDocumentClient, items: TransactItem[]): Promise<boolean> {
  try {
    await store.send(new TransactWriteCommand({ TransactItems: items }));
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

function isOvertaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TransactionConflictException' || error.name === 'TransactionInProgressException') return true;
  if (error.name !== 'TransactionCanceledException') return false;
  const reasons = (error as { CancellationReasons?: { Code?: string }[] }).CancellationReasons ?? [];
  return reasons.length > 0 && reasons.every(({ Code }) => passing.has(Code ?? 'None'));
}
