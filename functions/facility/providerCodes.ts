import type { facilityApi } from '../../shared/facility/routes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { listProviderCodes } from '../_data/facility/facilitySearch.ts';
import type { Operation } from '../_kit/context.ts';

/** REQ-FAC-08: the codes that begin so, each with its facility. */
export const getAllProviderCodes: Operation<typeof facilityApi.endpoints.getAllProviderCodes> = ({ query }, ctx) => {
  const { searchTerm = '', ...paging } = query;
  return listProviderCodes(ctx.store, searchTerm, paging);
};

/** REQ-FAC-09: the code of the current facility as it is stored now. */
export const getCurrentUserProviderCode: Operation<typeof facilityApi.endpoints.getCurrentUserProviderCode> = async (
  _input,
  ctx,
) => {
  const { facilityId } = ctx.user;
  const facility = facilityId === null ? null : await getFacility(ctx.store, facilityId);
  return { providerCode: facility?.providerCode ?? null };
};
