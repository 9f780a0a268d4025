import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { eligibilityFormFields } from '../../../shared/eligibility/eligibilityForm.ts';
import { batchRow } from '../../../shared/eligibilityBatch/batchRow.ts';
import type { BatchOutcome } from '../../../shared/eligibilityBatch/batchSheet.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { OwnWorkId } from '../../_kit/ownIds.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { StoredJob } from '../job/job.ts';
import { type StoredImport, workIdOf } from '../sheetImport/sheetImport.ts';

/** As long as its job, which ends at most a day after it began. */
const daysKept = 32;

/** A row as it is stored: what callers see, what the sheet says, and the form that it became. */
const storedRow = batchRow.extend({
  /** The cells as they were written, for the sheet of results. */
  cells: z.record(z.string(), z.string()),
  /** The form that it became; null where the row is wrong. */
  form: z.object(eligibilityFormFields).nullable(),
  sentAt: z.iso.datetime().nullable(),
});
export type StoredBatchRow = z.infer<typeof storedRow>;
const shape = shapeOf({ entity: 'batchRow', version: 1, schema: storedRow, keys: ['outcomePk', 'expiresAt'] });
/** A stored row as callers see it. */
export const shownBatchRow = openParser(batchRow.strip());

/** What the rows belong to: their job, or the import that writes them before their job is there, under its number. */
export type RowsOwner = StoredJob | { readonly jobId: OwnWorkId; readonly createdAt: string };

/** The rows of an import that the caller has read. */
export const rowsOwnerOf = (imported: StoredImport): RowsOwner => ({
  jobId: workIdOf(imported),
  createdAt: imported.createdAt,
});

const partition = (jobId: string): string => `JOB#${jobId}`;
const outcomePartition = (jobId: string, outcome: BatchOutcome): string => `JOB#${jobId}#${outcome}`;
const prefix = 'ROW#';
const sortKeyOf = (row: number): string => `${prefix}${String(row).padStart(7, '0')}`;
const lastKey = 'ROW#9999999';

/** The write of a row's current state, on condition that its stored outcome is `before`; left out for a new row. */
export const batchRowPut = (
  { jobId, createdAt }: RowsOwner,
  value: StoredBatchRow,
  before?: BatchOutcome,
): TransactItem => ({
  Put: {
    TableName: tableName('jobs'),
    Item: shape.item({ pk: partition(jobId), sk: sortKeyOf(value.row) }, value, {
      outcomePk: outcomePartition(jobId, value.outcome),
      expiresAt: expiresIn({ days: daysKept }, new Date(createdAt)),
    }),
    ...(before === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'outcome = :before',
          ExpressionAttributeValues: { ':before': before },
        }),
  },
});

/** The write that withdraws a row about which nobody was asked; it fails where somebody was. A row that is not there is withdrawn. */
export const batchRowRemoval = ({ jobId }: RowsOwner, row: number): TransactItem => ({
  Delete: {
    TableName: tableName('jobs'),
    Key: { pk: partition(jobId), sk: sortKeyOf(row) },
    ConditionExpression: 'attribute_not_exists(pk) OR eligibilityId = :none',
    ExpressionAttributeValues: { ':none': null },
  },
});

/** A row by its number, or null. */
export const getBatchRow = (
  store: DynamoDBDocumentClient,
  { jobId }: StoredJob,
  row: number,
): Promise<StoredBatchRow | null> => getItem(store, 'jobs', { pk: partition(jobId), sk: sortKeyOf(row) }, shape.parse);

/** Every row of a sheet in order, or those between two, some hundred at a time; as it is now, not as an index knows it. */
export async function* allBatchRows(
  store: DynamoDBDocumentClient,
  { jobId }: RowsOwner,
  { first = 0, last }: { readonly first?: number; readonly last?: number } = {},
): AsyncGenerator<StoredBatchRow> {
  for await (const item of everyItem(store, {
    TableName: tableName('jobs'),
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :job AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':job': partition(jobId),
      ':first': sortKeyOf(first),
      ':last': last === undefined ? lastKey : sortKeyOf(last),
    },
  })) {
    yield shape.parse(item);
  }
}

/** Every row of the sheet whose failed rows this job asks again: who started it had that sheet. */
export const rowsOfEarlier = (store: DynamoDBDocumentClient, job: StoredJob): AsyncGenerator<StoredBatchRow> =>
  allBatchRows(store, { ...job, jobId: job.againOf ?? job.jobId });

/** A position is the number of a row. */
const codec = cursorCodec(/^\d{7}$/);

/** A page of stored rows, of all or of one outcome. */
export const listBatchRows = (
  store: DynamoDBDocumentClient,
  { jobId }: StoredJob,
  { outcome, ...page }: { outcome?: BatchOutcome | undefined; cursor?: string | undefined; take: number },
): Promise<Page<StoredBatchRow>> => {
  const partitionHere = outcome
    ? { name: 'outcomePk', value: outcomePartition(jobId, outcome) }
    : { value: partition(jobId) };
  const rows = { table: 'jobs', partition: partitionHere, sort: { prefix } } as const;
  const list = { ...rows, index: outcome && 'byOutcome' };
  return readPage(store, list, { ...page, codec, parse: shape.parse });
};
