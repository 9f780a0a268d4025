import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { lineDecision, lineFilter } from '../../../shared/priceList/proposal.ts';
import { tableName } from '../../_kit/env.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { proposedRows, type StoredProposal } from './priceProposal.ts';

/** What somebody decided about lines of a proposal: those with these codes, or a group. They are only added; of two about a line the later one counts. */
const stored = lineDecision.extend({
  number: z.int().positive(),
  comparisonId: z.string(),
  byId: z.string(),
  codes: z.array(z.string()).nullable(),
  filter: lineFilter.nullable(),
});
export type StoredDecision = z.infer<typeof stored>;
const shape = shapeOf({ entity: 'priceDecision', version: 1, schema: stored, keys: [] });

/** A proposal takes so many decisions; a page of lines is one. */
export const mostDecisions = 2000;

const prefix = 'DECISION#';
const keyOf = (of: StoredProposal, { number }: Pick<StoredDecision, 'number'>) => ({
  pk: proposedRows(of).pk,
  sk: prefix + String(number).padStart(6, '0'),
});

/** What was decided about the lines of the newest comparison, in order. */
export async function decisionsOf(store: DynamoDBDocumentClient, of: StoredProposal): Promise<StoredDecision[]> {
  const decisions: StoredDecision[] = [];
  if (of.decisions === 0) return decisions;
  const query = {
    TableName: tableName('reference'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': proposedRows(of).pk, ':prefix': prefix },
    ConsistentRead: true,
  };
  for await (const item of everyItem(store, query)) {
    const decision = shape.parse(item);
    if (decision.comparisonId === of.comparisonId) decisions.push(decision);
  }
  return decisions;
}

/** The write of a decision under its number, which nobody else has taken. */
export const decisionPut = (of: StoredProposal, value: StoredDecision): TransactItem => ({
  Put: {
    TableName: tableName('reference'),
    Item: shape.item(keyOf(of, value), value, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
