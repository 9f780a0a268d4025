import { facilitySheet } from '../../../shared/facility/facilitySheet.ts';
import { type Facility, findFacilityByLicense, getFacility } from '../../_data/facility/facility.ts';
import { isInUse, unusedFacilityDeletes } from '../../_data/facility/facilityUse.ts';
import { Failure, fail } from '../../_kit/failure.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import { auditRow } from '../../_parts/sheetImport/auditRow.ts';
import { type ImportContext, isSameStored, type StoredChange } from '../../_parts/sheetImport/importServer.ts';
import { writeTogether } from '../../_store/transaction.ts';
import type { FacilityContext } from '../storeFacility.ts';
import { addFacility, changeFacility, type FacilityFacts } from '../writeFacility.ts';
import { factsIn } from './sheetFacility.ts';

type Noted = Parameters<FacilityContext['audited']>[0];

/** The facility as it is at this moment: what its licence names may have changed since. */
async function facilityNow({ store }: ImportContext, license: string): Promise<Facility | null> {
  const found = await findFacilityByLicense(store, license);
  return found && getFacility(store, found.facilityId, { isNow: true });
}

/** Takes back a facility that a sheet has added. */
async function remove(ctx: FacilityContext, facility: Facility): Promise<void> {
  const isFree = !(await isInUse(ctx.store, facility));
  if (!isFree || !(await writeTogether(ctx.store, unusedFacilityDeletes(facility)))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'facility', id: facility.facilityId, before: facility });
}

async function write(ctx: FacilityContext, stored: Facility | null, { from, to }: StoredChange<FacilityFacts>) {
  const now = stored && factsIn(stored);
  // A worker that died has written it already.
  if (isSameStored(now, to)) return;
  if (!isSameStored(now, from)) throw fail('changedMeanwhile');
  if (to && stored) await changeFacility(ctx, stored, to);
  else if (to) await addFacility(ctx, to);
  else if (stored) await remove(ctx, stored);
}

/** Writes what a row wants of a facility, by the rules of the form; false where it is not as it was read any more. */
export async function writeRow(ctx: ImportContext, change: StoredChange<FacilityFacts>): Promise<boolean> {
  await actingUser(facilitySheet, ctx);
  const noted: Noted[] = [];
  const acting: FacilityContext = {
    ...{ store: ctx.store, now: ctx.now, newId: ctx.newId, user: ctx.actor },
    audited: (record) => void noted.push(record),
  };
  const license = (change.to ?? change.from)?.facilityLicense ?? '';
  try {
    await write(acting, await facilityNow(ctx, license), change);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await auditRow(ctx, { action: 'facility.save', entity: null, entityId: null, outcome: error.code });
    return false;
  }
  for (const { entity, id, ...facts } of noted) {
    const action = change.to === null ? 'facility.remove' : 'facility.save';
    await auditRow(ctx, { action, entity, entityId: id, outcome: 'success', ...facts });
  }
  return true;
}
