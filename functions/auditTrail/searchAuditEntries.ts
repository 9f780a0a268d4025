import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { longestAuditPeriod } from '../../shared/auditTrail/auditEntry.ts';
import type { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { type AuditEntry, type AuditList, auditLists } from '../_data/audit/auditEntry.ts';
import { type AuditPeriod, searchAuditDays, searchAuditList } from '../_data/audit/auditSearch.ts';
import { findFacilityByLicense } from '../_data/facility/facility.ts';
import { findUserByName } from '../_data/user/user.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { identifierHash } from '../_kit/identifierHash.ts';
import { entryIdOf, shownEntries } from './shownEntry.ts';

type Search = typeof auditTrailApi.endpoints.searchAuditEntries;
type Body = BodyOf<Search>;

const dayMs = 86_400_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+04:00`);
const text = (epochMs: number): string => new Date(epochMs).toISOString();

/** The instants of the days that are asked for. A list of one person, facility or record may reach back without end. */
function periodOf({ from, to }: Body, isOfAll: boolean, now: Date): AuditPeriod {
  const last = startOf(to ?? emiratesDateOf(now));
  const end = last + dayMs - 1;
  const first = last - (longestAuditPeriod - 1) * dayMs;
  const begin = from ? startOf(from) : isOfAll ? first : 0;
  if (begin > end) throw invalid('to', 'beforeFrom');
  if (isOfAll && begin < first) throw invalid('from', 'auditPeriodTooLong', { days: longestAuditPeriod });
  return { from: text(begin), to: text(end) };
}

interface Asked {
  readonly userId: string | undefined;
  readonly facilityId: string | undefined;
  readonly record: { readonly entity: string; readonly id: string } | undefined;
}

/** Ids behind the names. A user name that nobody has any more is taken as an id: whoever left is still in the trail. */
async function askedFor(
  { person, facilityLicense, entity, recordId, patient }: Body,
  { store }: SessionContext,
): Promise<Asked> {
  const [user, facility] = await Promise.all([
    person ? findUserByName(store, person) : null,
    facilityLicense ? findFacilityByLicense(store, facilityLicense) : null,
  ]);
  if (patient && recordId) throw invalid('recordId', 'patientOrRecord');
  if (recordId && !entity) throw invalid('entity', 'recordKindMissing');
  if (facilityLicense && !facility) throw invalid('facilityLicense', 'unknownFacility');
  const record = entity && recordId ? { entity, id: recordId } : undefined;
  const looks = patient ? { entity: 'identifier', id: await identifierHash(patient) } : undefined;
  return { userId: user?.userId ?? person, facilityId: facility?.facilityId, record: looks ?? record };
}

/** The narrowest list that holds what is asked for; null for a search by time alone. */
function listOf({ record, userId, facilityId }: Asked): { list: Exclude<AuditList, 'day'>; partition: string } | null {
  if (record) return { list: 'record', partition: auditLists.record(record.entity, record.id) };
  if (userId) return { list: 'person', partition: auditLists.person(userId) };
  if (facilityId) return { list: 'facility', partition: auditLists.facility(facilityId) };
  return null;
}

const keeps =
  ({ userId, facilityId }: Asked) =>
  ({ actor, actorFacilityId }: AuditEntry): boolean =>
    (!userId || actor === userId) && (!facilityId || actorFacilityId === facilityId);

/** The search itself is an entry too: it says what was asked for, and which entries were shown. */
export const searchAuditEntries: Operation<Search> = async ({ body }, ctx) => {
  const asked = await askedFor(body, ctx);
  const list = listOf(asked);
  const period = periodOf(body, !list, ctx.now());
  const page = list
    ? await searchAuditList(ctx.store, { ...list, period }, keeps(asked), body)
    : await searchAuditDays(ctx.store, period, body);
  await auditSearch(ctx, { entity: 'auditTrail', id: 'entries' }, { criteria: body, shown: page.items.map(entryIdOf) });
  return { ...page, items: await shownEntries(ctx.store, page.items) };
};
