import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { templatePut } from '../../functions/_data/authorizationDesk/decisionTemplate.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { newId } from '../release/kept.ts';

/** A template of decisions that a payer keeps. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const template = { templateId: newId(), name: 'Kept', denialCode: 'AUTH-001', comments: 'Kept', version: 1 };
  await writeTogether(store, [templatePut(provenPayerId(101), template)]);
}
