import type { FacilityForm } from '../../shared/facility/facilityFields.ts';
import { type Facility, type FacilityChanges, newFacilityPuts } from '../_data/facility/facility.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { type FacilityContext, storedChange, whyNotStored } from './storeFacility.ts';

export type FacilityFacts = Omit<FacilityForm, 'facilityId' | 'version'>;

const fieldsOf = ({ regulatorId, ...form }: FacilityFacts) => ({ ...form, regulatoryId: regulatorId });

/** Adds a facility. 409 where its licence or its provider code is another one's. */
export async function addFacility(ctx: FacilityContext, form: FacilityFacts): Promise<Facility> {
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
  return facility;
}

const isSame = (before: Facility, changes: FacilityChanges): boolean =>
  (Object.keys(changes) as (keyof FacilityChanges)[]).every((name) => before[name] === changes[name]);

/** Changes a facility over the version that was read, and tells its administrators. */
export async function changeFacility(ctx: FacilityContext, before: Facility, form: FacilityFacts): Promise<Facility> {
  const changes = fieldsOf(form);
  if (isSame(before, changes)) throw fail('nothingChanged');
  // A facility of another regulator is not connected to the exchange of the one before.
  const moved = changes.regulatoryId !== before.regulatoryId && { isHieConnected: false, connection: null };
  return storedChange(ctx, before, { ...changes, ...moved }, 'facilityChanged');
}
