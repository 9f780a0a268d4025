import type { FacilityFound } from '../../shared/facility/facilityFields.ts';
import type { facilityApi } from '../../shared/facility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { foundFacilities } from '../_parts/facility/foundFacilities.ts';

const isActive = (found: FacilityFound): boolean => found.isActive;

/** REQ-FAC-02: facilities for new work. */
export const getAllActiveFacilities: Operation<typeof facilityApi.endpoints.getAllActiveFacilities> = (
  { query },
  ctx,
) => foundFacilities(ctx, query, isActive);

/** REQ-FAC-03: inactive ones too. */
export const getAllFacilities: Operation<typeof facilityApi.endpoints.getAllFacilities> = ({ query }, ctx) =>
  foundFacilities(ctx, query, () => true);

/** REQ-FAC-04: the same for administrators only, as its route says. */
export const getAllActiveAndInactiveFacilities: Operation<
  typeof facilityApi.endpoints.getAllActiveAndInactiveFacilities
> = ({ query }, ctx) => foundFacilities(ctx, query, () => true);

/** REQ-FAC-12: the administrators' list, filtered. */
export const searchFacilities: Operation<typeof facilityApi.endpoints.searchFacilities> = ({ body }, ctx) => {
  const { kind, isActive: wanted, ...asked } = body;
  const isListed = (found: FacilityFound): boolean =>
    (kind === undefined || found.kind === kind) && (wanted === undefined || found.isActive === wanted);
  return foundFacilities(ctx, asked, isListed);
};
