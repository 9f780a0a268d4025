import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type DecisionTemplate, decisionTemplate } from '../../../shared/authorizationDesk/routes.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { overVersion } from '../../_store/condition.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const shape = shapeOf({ entity: 'decisionTemplate', version: 1, schema: decisionTemplate, keys: [] });

const partitionOf = (payerId: OwnPayerId): string => `PAYER#${payerId}#DECISIONTEMPLATES`;
const keyOf = (payerId: OwnPayerId, templateId: string) => ({ pk: partitionOf(payerId), sk: `TEMPLATE#${templateId}` });

/** All templates of a payer, the oldest first: a bounded list. */
export async function listTemplates(store: DynamoDBDocumentClient, payerId: OwnPayerId): Promise<DecisionTemplate[]> {
  const items = everyItem(store, {
    TableName: tableName('reference'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitionOf(payerId) },
  });
  return Array.fromAsync(items, (item) => shape.parse(item) as DecisionTemplate);
}

/** The write of a template, new or over the version before. */
export const templatePut = (payerId: OwnPayerId, value: DecisionTemplate): TransactItem => ({
  Put: {
    TableName: tableName('reference'),
    Item: shape.item(keyOf(payerId, value.templateId), value, {}),
    ...overVersion(value.version),
  },
});

/** The write that removes a template as it was seen. */
export const templateDelete = (
  payerId: OwnPayerId,
  { templateId, version }: Pick<DecisionTemplate, 'templateId' | 'version'>,
): TransactItem => ({
  Delete: {
    TableName: tableName('reference'),
    Key: keyOf(payerId, templateId),
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':seen': version },
  },
});
