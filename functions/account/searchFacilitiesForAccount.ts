import type { accountApi } from '../../shared/account/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { foundFacilities } from '../_parts/facility/foundFacilities.ts';

/** REQ-FAC-19: the active facilities that the caller may give an account: all, or for a facility's administrator the own ones. */
export const searchFacilitiesForAccount: Operation<typeof accountApi.endpoints.searchFacilitiesForAccount> = (
  { body },
  ctx,
) => foundFacilities(ctx, body, ({ isActive }) => isActive);
