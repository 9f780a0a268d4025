import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AuditChange, AuditEntry as ShownEntry } from '../../shared/auditTrail/auditEntry.ts';
import type { AuditEntry } from '../_data/audit/auditEntry.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { getUser } from '../_data/user/user.ts';

export const entryIdOf = ({ chainId, sequence }: AuditEntry): string => `${chainId}.${sequence}`;

/** The names of ids that repeat from row to row: each is read once. Null for what is not there any more. */
async function namesOf(
  ids: readonly (string | null)[],
  read: (id: string) => Promise<string | null>,
): Promise<(id: string | null) => { id: string; name: string | null } | null> {
  const each = [...new Set(ids)].filter((id) => id !== null);
  const names = new Map(await Promise.all(each.map(async (id) => [id, await read(id)] as const)));
  return (id) => (id === null ? null : { id, name: names.get(id) ?? null });
}

/** Entries with the names of people and facilities. */
export async function shownEntries(
  store: DynamoDBDocumentClient,
  entries: readonly AuditEntry[],
): Promise<ShownEntry[]> {
  const [actorOf, facilityOf] = await Promise.all([
    namesOf(
      entries.map(({ actor }) => actor),
      async (id) => (await getUser(store, id))?.userName ?? null,
    ),
    namesOf(
      entries.map(({ actorFacilityId }) => actorFacilityId),
      async (id) => (await getFacility(store, id))?.facilityLicense ?? null,
    ),
  ]);
  return entries.map((entry) => {
    const { at, action, outcome, actor, actorFacilityId, entity, entityId, requestId, sourceIp } = entry;
    const named = { actor: actorOf(actor), facility: facilityOf(actorFacilityId) };
    return { entryId: entryIdOf(entry), at, action, outcome, ...named, entity, entityId, requestId, sourceIp };
  });
}

/** Long lists, such as the ids that a page showed, are cut at this number of characters. */
const longestText = 4000;

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longestText);
}

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an entry says of its record, a row for each field that one of the two sides names. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const sides = [before, after].map((side) => (isParts(side) ? side : side === undefined ? {} : { '': side }));
  // The store gives the parts of a value in no certain order.
  const fields = [...new Set(sides.flatMap((side) => Object.keys(side)))].sort();
  return fields.map((field) => ({ field, before: textOf(sides[0]?.[field]), after: textOf(sides[1]?.[field]) }));
}
