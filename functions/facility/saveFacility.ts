import type { FacilityForm } from '../../shared/facility/facilityFields.ts';
import type { facilityApi } from '../../shared/facility/routes.ts';
import { type Facility, type FacilityChanges, newFacilityPuts } from '../_data/facility/facility.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { shownRecord } from './shownRecord.ts';
import { facilityAsSeen, storeChange, whyNotStored } from './storeFacility.ts';

type Form = Omit<FacilityForm, 'facilityId' | 'version'>;

const fieldsOf = ({ regulatorId, ...form }: Form) => ({ ...form, regulatoryId: regulatorId });

async function addFacility(ctx: SessionContext, form: Form) {
  const facility: Facility = {
    ...fieldsOf(form),
    facilityId: ctx.newId(),
    providerId: null,
    isHieConnected: false,
    connection: null,
    isActive: true,
    stateChange: null,
    seats: null,
    changedAt: ctx.now().toISOString(),
    changedBy: ctx.user.displayName,
    version: 1,
  };
  if (!(await writeTogether(ctx.store, newFacilityPuts(facility)))) throw await whyNotStored(ctx, facility);
  ctx.audited({ entity: 'facility', id: facility.facilityId, after: facility });
  return shownRecord(ctx, facility, { withSettings: true });
}

const isSame = (before: Facility, changes: FacilityChanges): boolean =>
  (Object.keys(changes) as (keyof FacilityChanges)[]).every((name) => before[name] === changes[name]);

/** REQ-FAC-17: adds a facility, or changes one over the version that the writer has seen. */
export const saveFacility: Operation<typeof facilityApi.endpoints.saveFacility> = async ({ body }, ctx) => {
  const { facilityId, version, ...form } = body;
  if (facilityId === undefined) return addFacility(ctx, form);
  const before = await facilityAsSeen(ctx, facilityId, version ?? 0);
  const changes = fieldsOf(form);
  if (isSame(before, changes)) throw fail('nothingChanged');
  // A facility of another regulator is not connected to the exchange of the one before.
  const moved = changes.regulatoryId !== before.regulatoryId && { isHieConnected: false, connection: null };
  return storeChange(ctx, before, { ...changes, ...moved }, 'facilityChanged');
};
