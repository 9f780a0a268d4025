import type { userApi } from '../../shared/user/routes.ts';
import { listPeopleFrom } from '../_data/user/people.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { peopleScope } from './ownPeople.ts';
import { rowsOf } from './shownUser.ts';

/** The people of the facility where the caller works now. */
export const getFacilityUsers: Operation<typeof userApi.endpoints.getFacilityUsers> = async ({ query }, ctx) => {
  const { facilityId } = ctx.user;
  if (facilityId === null) throw fail('notAllowed');
  const users = await listPeopleFrom(ctx.store, await peopleScope(ctx, facilityId), query);
  return rowsOf(ctx, users);
};
