import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readOn } from '../../_store/page.ts';
import { chainPartition, sequenceText } from './auditChain.ts';
import { type AuditEntry, type AuditList, auditEntryOf, auditLists } from './auditEntry.ts';

/** Where an entry stands in the order of every list: time, chain and sequence. */
export const entryCursor = cursorCodec(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z#[\w-]{1,64}#\d{12}$/);

const dayMs = 86_400_000;
/** Above every key that begins with an instant. */
const after = '\uFFFF';

/** The instants (ISO 8601, UTC) between which entries are looked for, both included. */
export interface AuditPeriod {
  readonly from: string;
  readonly to: string;
}

interface Wanted {
  readonly take: number;
  readonly cursor?: string | undefined;
}

const listOf = (list: AuditList, partition: string, { from, to }: AuditPeriod) =>
  ({
    table: 'audit',
    index: list,
    partition: { name: `${list}Pk`, value: partition },
    sort: { name: 'entrySk', low: from, high: to + after },
    isNewestFirst: true,
    isNarrow: list !== 'record',
  }) as const;

/** A page of the entries of one record, person or facility, the newest first; `keeps` narrows it. */
export const searchAuditList = (
  store: DynamoDBDocumentClient,
  { list, partition, period }: { list: Exclude<AuditList, 'day'>; partition: string; period: AuditPeriod },
  keeps: (entry: AuditEntry) => boolean,
  wanted: Wanted,
): Promise<Page<AuditEntry>> =>
  readOn(store, listOf(list, partition, period), {
    ...wanted,
    codec: entryCursor,
    parse: (item) => {
      const entry = auditEntryOf(item);
      return keeps(entry) ? entry : null;
    },
  });

/** The days (UTC) of a period, the newest first, from the one on which the page before ended. */
function daysOf({ from, to }: AuditPeriod, cursor: string | undefined): string[] {
  const end = cursor === undefined ? to : entryCursor.positionOf(cursor);
  const last = Date.parse(`${(end < to ? end : to).slice(0, 10)}T00:00:00Z`);
  const first = Date.parse(`${from.slice(0, 10)}T00:00:00Z`);
  const length = Math.max(0, Math.round((last - first) / dayMs) + 1);
  return Array.from({ length }, (_, back) => new Date(last - back * dayMs).toISOString().slice(0, 10));
}

/** A page of all entries of a period, the newest first. It reads each day once, so the caller bounds the period. */
export async function searchAuditDays(
  store: DynamoDBDocumentClient,
  period: AuditPeriod,
  wanted: Wanted,
): Promise<Page<AuditEntry>> {
  const items: AuditEntry[] = [];
  for (const day of daysOf(period, wanted.cursor)) {
    const page = await readOn(store, listOf('day', auditLists.day(day), period), {
      take: wanted.take - items.length,
      cursor: wanted.cursor,
      codec: entryCursor,
      parse: auditEntryOf,
    });
    items.push(...page.items);
    if (page.nextCursor !== null || items.length === wanted.take) {
      const last = items.at(-1);
      return {
        items,
        nextCursor: page.nextCursor ?? (last ? entryCursor.cursorOf(positionOf(last)) : null),
        total: null,
      };
    }
  }
  return { items, nextCursor: null, total: null };
}

const positionOf = ({ at, chainId, sequence }: AuditEntry): string => `${at}#${chainId}#${sequenceText(sequence)}`;

/** One entry by its place, or null. */
export const getAuditEntry = (
  store: DynamoDBDocumentClient,
  { chainId, sequence }: Pick<AuditEntry, 'chainId' | 'sequence'>,
): Promise<AuditEntry | null> =>
  getItem(store, 'audit', { pk: chainPartition(chainId), sk: sequenceText(sequence) }, auditEntryOf);
