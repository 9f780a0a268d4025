import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { type OverdueRow, overdueRow } from '../../../shared/attention/routes.ts';
import { type WorklistRow, type WorklistView, worklistRow } from '../../../shared/worklist/routes.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { itemsOf } from '../../_store/entries.ts';
import type { StoredItem } from '../../_store/item.ts';
import { countUpTo, type ListQuery, readOn, readPage } from '../../_store/page.ts';
import { idOfSortKey } from '../eligibility/eligibility.ts';
import { deskPartitions } from './desk.ts';

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const rowOf = openParser(worklistRow.strip());
const shownOverdue = openParser(overdueRow.strip());

/** The payer of the work list and its reader: both come from the session. */
export interface DeskReader {
  readonly payerId: OwnPayerId;
  readonly userId: string;
}

/** A position of the list: due time and id, and nothing of a tenant. */
const codec = cursorCodec(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[0-9A-HJKMNP-TV-Z]{26}$/);

const openOf = (payerId: number): ListQuery => ({
  table: 'eligibility',
  index: 'desk',
  isNarrow: true,
  partition: { name: 'deskPk', value: deskPartitions.all(payerId) },
  sort: { name: 'deskSk' },
});

const overdueOf = (payerId: number, now: Date): ListQuery => ({
  ...openOf(payerId),
  sort: { name: 'deskSk', high: now.toISOString() },
});

function listOf(view: WorklistView, { payerId, userId }: DeskReader, now: Date): ListQuery {
  const inHand = (value: string): ListQuery => ({
    table: 'eligibility',
    index: 'deskHolder',
    isNarrow: true,
    partition: { name: 'deskHolderPk', value },
    sort: { name: 'deskSk' },
  });
  if (view === 'mine') return inHand(deskPartitions.holder(payerId, userId));
  if (view === 'waiting') return inHand(deskPartitions.waiting(payerId));
  return view === 'overdue' ? overdueOf(payerId, now) : openOf(payerId);
}

/** A page of a payer's work list, what is due first comes first. */
export const listWorklist = (
  store: DynamoDBDocumentClient,
  reader: DeskReader,
  { view, now, ...page }: { view: WorklistView; cursor?: string | undefined; take: number; now: Date },
): Promise<Page<WorklistRow>> => {
  const parse = (item: StoredItem) => rowOf({ ...item, eligibilityId: idOfSortKey(item.sk) });
  return readOn(store, listOf(view, reader, now), { ...page, codec, parse });
};

/** A page of the requests that a payer's people should have answered by now, as they are stored: for searches that compare more than a row. */
export async function listOverdue(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  { now, ...page }: { readonly now: Date; readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<StoredItem>> {
  const list = overdueOf(payerId, now);
  const withoutRow = ({ row: _, ...entry }: StoredItem): StoredItem => entry;
  const entries = await readPage(store, { ...list, isNarrow: false }, { ...page, codec, parse: withoutRow });
  const keys = { table: 'eligibility', partition: 'deskPk', sort: 'deskSk' } as const;
  return { ...entries, items: (await itemsOf(store, keys, entries.items)).filter((item) => item !== null) };
}

const overdueOfEntry = ({ row, sk, deskDueAt, deskHolder }: StoredItem): OverdueRow | null =>
  row === undefined
    ? null
    : shownOverdue({
        ...(row as object),
        eligibilityId: idOfSortKey(String(sk)),
        dueAt: deskDueAt,
        isTaken: deskHolder != null,
      });

/** A page of what any payer's people should have answered by now, for those who run the portal: of the index alone, no request is read. */
export const listOverdueRows = (
  store: DynamoDBDocumentClient,
  { payerId }: { readonly payerId: number },
  { now, ...page }: { readonly now: Date; readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<OverdueRow>> =>
  readPage(store, { ...overdueOf(payerId, now), isNarrow: false }, { ...page, codec, parse: overdueOfEntry });

/** How many requests any payer's people should have answered by now, counted up to `most`: a number for those who run the portal. */
export const countOverdue = (
  store: DynamoDBDocumentClient,
  { payerId }: { readonly payerId: number },
  { now, most }: { now: Date; most: number },
): Promise<{ count: number; isMore: boolean }> => countUpTo(store, overdueOf(payerId, now), most);

/** How many requests a view of the work list holds, counted up to `most`. */
export const countWorklist = (
  store: DynamoDBDocumentClient,
  reader: DeskReader,
  { view, now, most }: { view: WorklistView; now: Date; most: number },
): Promise<{ count: number; isMore: boolean }> => countUpTo(store, listOf(view, reader, now), most);
