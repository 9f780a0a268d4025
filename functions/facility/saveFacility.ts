import type { facilityApi } from '../../shared/facility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { shownRecord } from './shownRecord.ts';
import { facilityAsSeen } from './storeFacility.ts';
import { addFacility, changeFacility } from './writeFacility.ts';

/** REQ-FAC-17: adds a facility, or changes one over the version that the writer has seen. */
export const saveFacility: Operation<typeof facilityApi.endpoints.saveFacility> = async ({ body }, ctx) => {
  const { facilityId, version, ...form } = body;
  const saved =
    facilityId === undefined
      ? await addFacility(ctx, form)
      : await changeFacility(ctx, await facilityAsSeen(ctx, facilityId, version ?? 0), form);
  return shownRecord(ctx, saved, { withSettings: true });
};
