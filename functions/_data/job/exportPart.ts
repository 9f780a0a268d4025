import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { StoredJob } from './job.ts';

/** Its job has ended long before; the file that was made of it is kept elsewhere. */
const daysKept = 2;

/** A row of an export: its cells in order, and what names it in its list. */
export interface ExportRow {
  readonly id: string | null;
  readonly cells: readonly (string | null)[];
}

const storedPart = z.object({
  cells: z.instanceof(Uint8Array),
  /** What names each row; null for parts of older releases. */
  ids: z.array(z.string()).nullable().default(null),
});
const shape = shapeOf({ entity: 'exportPart', version: 1, schema: storedPart, keys: ['expiresAt'] });
const cells = z.array(z.array(z.string().nullable()));

const partition = (jobId: string): string => `JOB#${jobId}`;
const sortKeyOf = (part: number): string => `PART#${String(part).padStart(7, '0')}`;

/** The write of the rows that a step has read, packed: for the transaction that stores the step. */
export const exportPartPut = (
  { jobId, createdAt }: StoredJob,
  part: number,
  rows: readonly (ExportRow & { readonly id: string })[],
): TransactItem => ({
  Put: {
    TableName: tableName('jobs'),
    Item: shape.item(
      { pk: partition(jobId), sk: sortKeyOf(part) },
      { cells: deflateRawSync(JSON.stringify(rows.map((row) => row.cells))), ids: rows.map(({ id }) => id) },
      { expiresAt: expiresIn({ days: daysKept }, new Date(createdAt)) },
    ),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Every row of an export in order, a few thousand of them in memory at a time. */
export async function* exportRows(store: DynamoDBDocumentClient, { jobId }: StoredJob): AsyncGenerator<ExportRow> {
  for await (const item of everyItem(store, {
    TableName: tableName('jobs'),
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :job AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':job': partition(jobId), ':first': sortKeyOf(0), ':last': 'PART#9999999' },
    Limit: 20,
  })) {
    const { cells: packed, ids } = shape.parse(item);
    const rows = cells.parse(JSON.parse(inflateRawSync(packed).toString('utf8')));
    yield* rows.map((row, at) => ({ id: ids?.[at] ?? null, cells: row }));
  }
}
