import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { StoredJob } from '../job/job.ts';

/** Its job has ended long before; the file that was made of it is kept elsewhere. */
const daysKept = 2;

/** The cells of some rows, in order. */
export type ExportRows = readonly (readonly (string | null)[])[];

const storedPart = z.object({ cells: z.instanceof(Uint8Array) });
const shape = shapeOf({ entity: 'exportPart', version: 1, schema: storedPart, keys: ['expiresAt'] });
const cells = z.array(z.array(z.string().nullable()));

const partition = (jobId: string): string => `JOB#${jobId}`;
const sortKeyOf = (part: number): string => `PART#${String(part).padStart(7, '0')}`;

/** The write of the rows that a step has read, packed: for the transaction that stores the step. */
export const exportPartPut = ({ jobId, createdAt }: StoredJob, part: number, rows: ExportRows): TransactItem => ({
  Put: {
    TableName: tableName('jobs'),
    Item: shape.item(
      { pk: partition(jobId), sk: sortKeyOf(part) },
      { cells: deflateRawSync(JSON.stringify(rows)) },
      { expiresAt: expiresIn({ days: daysKept }, new Date(createdAt)) },
    ),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Every row of an export in order, a few thousand of them in memory at a time. */
export async function* exportRows(
  store: DynamoDBDocumentClient,
  { jobId }: StoredJob,
): AsyncGenerator<ExportRows[number]> {
  for await (const item of everyItem(store, {
    TableName: tableName('jobs'),
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :job AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':job': partition(jobId), ':first': sortKeyOf(0), ':last': 'PART#9999999' },
    Limit: 20,
  })) {
    yield* cells.parse(JSON.parse(inflateRawSync(shape.parse(item).cells).toString('utf8')));
  }
}
