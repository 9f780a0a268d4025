import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type WorklistRow, type WorklistView, worklistRow } from '../../../shared/worklist/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { invalid } from '../../_kit/failure.ts';
import { deskPartitions } from './desk.ts';

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const storedRow = worklistRow.strip();

/** Whose desk, and who looks: both come from the session. */
export interface DeskReader {
  readonly payerId: number;
  readonly userId: string;
}

/** A position of the list: due time and id, and nothing of a tenant. */
const place = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[0-9A-HJKMNP-TV-Z]{26}$/);

function placeOf(cursor: string): string {
  const found = place.safeParse(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!found.success) throw invalid('cursor', 'notACursor', 'Start the list again.');
  return found.data;
}

/** Above every due time, and above every id of one. */
const last = '~';

function keyOf(view: WorklistView, { payerId, userId }: DeskReader, now: Date) {
  const index = (name: 'byDesk' | 'byDeskHolder', partition: string, high: string = last) => ({
    IndexName: name,
    attribute: name === 'byDesk' ? 'deskPk' : 'deskHolderPk',
    partition,
    high,
  });
  if (view === 'mine') return index('byDeskHolder', deskPartitions.holder(payerId, userId));
  if (view === 'waiting') return index('byDeskHolder', deskPartitions.waiting(payerId));
  return index('byDesk', deskPartitions.all(payerId), view === 'overdue' ? now.toISOString() : last);
}

function query(view: WorklistView, reader: DeskReader, { now, low = '' }: { now: Date; low?: string }) {
  const { IndexName, attribute, partition, high } = keyOf(view, reader, now);
  // A cursor beyond the upper end would make a range that the store refuses.
  const [least, most] = low <= high ? [low, high] : [high, high];
  return {
    TableName: tableName('eligibility'),
    IndexName,
    KeyConditionExpression: '#partition = :partition AND deskSk BETWEEN :low AND :high',
    ExpressionAttributeNames: { '#partition': attribute },
    ExpressionAttributeValues: { ':partition': partition, ':low': least || ' ', ':high': most },
  };
}

/** A page of a payer's work list, what is due first comes first. */
export async function listWorklist(
  store: DynamoDBDocumentClient,
  reader: DeskReader,
  wanted: { view: WorklistView; cursor?: string | undefined; take: number; now: Date },
): Promise<Page<WorklistRow>> {
  const { view, cursor, take, now } = wanted;
  const low = cursor === undefined ? '' : `${placeOf(cursor)}${last}`;
  // One more than is shown says whether another page follows.
  const { Items = [] } = await store.send(new QueryCommand({ ...query(view, reader, { now, low }), Limit: take + 1 }));
  const shown = Items.slice(0, take);
  const end = shown.at(-1);
  return {
    items: shown.map((item) => storedRow.parse(item)),
    nextCursor: Items.length > take && end ? Buffer.from(String(end.deskSk)).toString('base64url') : null,
    total: null,
  };
}

/** How many requests a view of the work list holds, counted up to `most`. */
export async function countWorklist(
  store: DynamoDBDocumentClient,
  reader: DeskReader,
  { view, now, most }: { view: WorklistView; now: Date; most: number },
): Promise<{ count: number; isMore: boolean }> {
  const { Count = 0 } = await store.send(
    new QueryCommand({ ...query(view, reader, { now }), Select: 'COUNT', Limit: most + 1 }),
  );
  return { count: Math.min(Count, most), isMore: Count > most };
}
