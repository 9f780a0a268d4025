import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { cancellationCodes, isBusyCancellation, isBusyReason, isRepeatTimeOver } from '../_kit/awsCalls.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What the store takes in one transaction. */
export const mostTogether = 100;

/**
 * Writes all items or no item. False when a condition failed or another transaction used one of the items: the calling
 * code reads again and decides. Throws all other errors, and a rival's use of the items once there is no time to try again.
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

const rivalNames: readonly string[] = ['TransactionConflictException', 'TransactionInProgressException'];

function isOvertaken(error: unknown): boolean {
  const codes = cancellationCodes(error);
  if (codes.includes('ConditionalCheckFailed')) {
    return codes.every((code) => code === 'ConditionalCheckFailed' || isBusyReason(code));
  }
  const isRival = (error instanceof Error && rivalNames.includes(error.name)) || isBusyCancellation(codes);
  return isRival && !isRepeatTimeOver();
}
