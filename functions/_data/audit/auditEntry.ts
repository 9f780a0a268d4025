import * as z from 'zod';
import type { AuditRecord } from '../../_kit/wiring.ts';
import type { StoredItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';
import { sequenceText } from './auditChain.ts';

/** Version 2 has the keys of the lists by record, person, facility and day. */
export const auditShape = markOf('audit', 2);

const storedEntry = z.object({
  pk: z.string().regex(/^CHAIN#[^#]+$/),
  sk: z.string().regex(/^[0-9]{12}$/),
  at: z.iso.datetime(),
  action: z.string(),
  actor: z.string().nullable(),
  actorFacilityId: z.string().nullable(),
  entity: z.string().nullable(),
  entityId: z.string().nullable(),
  outcome: z.string(),
  requestId: z.string(),
  sourceIp: z.string(),
  userAgent: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

/** An entry of the audit trail with its place in a chain. */
export type AuditEntry = AuditRecord & { readonly chainId: string; readonly sequence: number };

/** A stored item as an entry. */
export function auditEntryOf(item: StoredItem): AuditEntry {
  const { pk, sk, ...record } = storedEntry.parse(item);
  return { ...record, chainId: pk.slice('CHAIN#'.length), sequence: Number(sk) };
}

/** The partitions of the lists in which an entry stands. Days are UTC. */
export const auditLists = {
  record: (entity: string, id: string): string => `${entity.toUpperCase()}#${id}`,
  person: (userId: string): string => `PERSON#${userId}`,
  facility: (facilityId: string): string => `FACILITY#${facilityId}`,
  day: (day: string): string => `DAY#${day}`,
} as const;
export type AuditList = keyof typeof auditLists;

/** The keys by which an entry is found again; `entrySk` sorts by time and is unique. */
export const auditKeys = (record: AuditRecord, chainId: string, sequence: number) => ({
  entrySk: `${record.at}#${chainId}#${sequenceText(sequence)}`,
  dayPk: auditLists.day(record.at.slice(0, 10)),
  ...(record.entity && record.entityId && { recordPk: auditLists.record(record.entity, record.entityId) }),
  ...(record.actor && { personPk: auditLists.person(record.actor) }),
  ...(record.actorFacilityId && { facilityPk: auditLists.facility(record.actorFacilityId) }),
});
