import { type CheckedForm, type FormRecords, formRecords } from '../_data/eligibility/checkFormFor.ts';
import { getFacility } from '../_data/facility/facility.ts';
import type { OwnFacilityId } from '../_kit/ownIds.ts';
import type { Scope } from '../_kit/scope.ts';
import type { JobRun } from '../_parts/job/jobKind.ts';
import { JobFailure } from '../_parts/job/jobKind.ts';

/** The facility of the requests that a sheet's rows become, and the records that the rows name. */
export interface Sender {
  readonly facility: CheckedForm['facility'] & { readonly facilityId: OwnFacilityId };
  readonly records: FormRecords;
  readonly now: () => Date;
}

const keptMs = 60_000;

/** Looks the same record up at most once a minute for all rows together. */
function remembered<Key, Found>(now: () => Date, find: (key: Key) => Promise<Found>): (key: Key) => Promise<Found> {
  const known = new Map<string, { readonly at: number; readonly found: Promise<Found> }>();
  return (key) => {
    const name = JSON.stringify(key);
    const earlier = known.get(name);
    if (earlier && now().getTime() - earlier.at < keptMs) return earlier.found;
    const found = find(key);
    known.set(name, { at: now().getTime(), found });
    // A failed look-up is not remembered.
    found.catch(() => known.delete(name));
    return found;
  };
}

/** The facility for which a sheet was brought, as the sender of its requests. */
export async function senderOf({ store, now }: Pick<JobRun, 'store' | 'now'>, scope: Scope): Promise<Sender> {
  const found = scope.kind === 'facility' ? await getFacility(store, scope.facilityId) : null;
  if (!found || scope.kind !== 'facility') throw new JobFailure('facilityRequired');
  const facility = { ...found, facilityId: scope.facilityId };
  const direct = formRecords(store);
  const clinician = remembered(now, (license: string) => direct.clinician(facility.facilityId, license));
  const rule = remembered(now, direct.rule);
  return {
    facility,
    now,
    records: {
      payer: remembered(now, direct.payer),
      hasPostOffice: remembered(now, direct.hasPostOffice),
      clinician: (_facilityId, license) => clinician(license),
      rule: ({ facilityId, payerId, serviceCategoryId, consultationCategoryId, serviceDate }) =>
        rule({ facilityId, payerId, serviceCategoryId, consultationCategoryId, serviceDate }),
    },
  };
}
