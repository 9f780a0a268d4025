import { addressOf } from '../../shared/_field/addressOf.ts';
import type { FacilityRecord } from '../../shared/facility/facilityFields.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import {
  type Facility,
  type FacilityChanges,
  facilityChange,
  findFacilityByLicense,
  getFacility,
} from '../_data/facility/facility.ts';
import { findProviderCode } from '../_data/facility/facilitySearch.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { administratorsOf } from '../_parts/workplace/administratorsOf.ts';
import { mostTogether, type TransactItem, writeTogether } from '../_store/transaction.ts';
import { shownRecord } from './shownRecord.ts';

/** Who writes a facility: the caller of an operation, or the acting person of a sheet. */
export type FacilityContext = Pick<SessionContext, 'store' | 'now' | 'newId' | 'audited'> & {
  readonly user: Pick<SessionContext['user'], 'displayName'>;
};

type FacilityNews = 'facilityChanged' | 'facilityClosed' | 'facilityOpened';

/** The news to the facility's administrators. */
export async function facilityNews(
  ctx: FacilityContext,
  facility: Facility,
  kind: FacilityNews,
): Promise<TransactItem[]> {
  const { facilityId, facilityName, facilityNameArabic } = facility;
  const administrators = await administratorsOf(ctx, { facilityId });
  const news = {
    kind,
    facts: { facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.facility, { facilityId }),
    facilityId: null,
    toldAt: facilityId,
  } as const;
  return administrators.map(({ userId }) => notificationPut(userId, news, { id: ctx.newId(), at: ctx.now() }));
}

/** Why a write of a facility failed: it has changed meanwhile, or another one has its licence or its provider code. */
export async function whyNotStored(ctx: Pick<FacilityContext, 'store'>, wanted: Facility): Promise<Error> {
  const { store } = ctx;
  const byLicense = (await findFacilityByLicense(store, wanted.facilityLicense))?.facilityId ?? wanted.facilityId;
  if (byLicense !== wanted.facilityId) return fail('facilityTaken', { field: 'facilityLicense' });
  const byCode = wanted.providerCode === null ? null : await findProviderCode(store, wanted.providerCode);
  if (byCode !== null && byCode !== wanted.facilityId) return fail('facilityTaken', { field: 'providerCode' });
  return fail('changedMeanwhile');
}

/** A facility in the version that the writer has seen; 404 for one that is not there. */
export async function facilityAsSeen(ctx: SessionContext, facilityId: string, version: number): Promise<Facility> {
  const facility = await getFacility(ctx.store, facilityId, { isNow: true });
  if (!facility) throw fail('notFound');
  if (facility.version !== version) throw fail('changedMeanwhile');
  return facility;
}

/** What of a facility the audit trail keeps before and after a change: the fields that changed. */
export function auditedChange(before: Facility, after: Facility) {
  const names = (Object.keys(after) as (keyof Facility)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const partOf = (value: Facility) => Object.fromEntries(names.map((name) => [name, value[name]]));
  return { entity: 'facility', id: after.facilityId, before: partOf(before), after: partOf(after) };
}

/** Stores a change with the news of it, and writes it down; answers the facility as it is now. */
export async function storedChange(
  ctx: FacilityContext,
  before: Facility,
  changes: FacilityChanges,
  kind: FacilityNews,
): Promise<Facility> {
  const by = { changedAt: ctx.now().toISOString(), changedBy: ctx.user.displayName };
  const { after, items } = facilityChange(before, { ...changes, ...by });
  const news = await facilityNews(ctx, after, kind);
  if (!(await writeTogether(ctx.store, [...items, ...news].slice(0, mostTogether))))
    throw await whyNotStored(ctx, after);
  ctx.audited(auditedChange(before, after));
  return after;
}

/** The same, as its administrators read it. */
export const storeChange = async (
  ctx: SessionContext,
  ...change: [before: Facility, changes: FacilityChanges, kind: FacilityNews]
): Promise<FacilityRecord> => shownRecord(ctx, await storedChange(ctx, ...change), { withSettings: true });
