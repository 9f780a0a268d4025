import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { payerItem } from '../../functions/_data/payer/payer.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { writeBatch } from '../../functions/_store/batch.ts';

/** Stores the payers of the demonstration, as they are before a test changes them. One call: every clinic of a test begins with it. */
export const storePayers = (store: DynamoDBDocumentClient): Promise<void> =>
  writeBatch(store, 'reference', demoPayers.map(payerItem));
