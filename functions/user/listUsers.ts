import type { userApi } from '../../shared/user/routes.ts';
import { searchPeople } from '../_data/user/people.ts';
import type { Operation } from '../_kit/context.ts';
import { peopleScope } from './ownPeople.ts';
import { rowsOf } from './shownUser.ts';

/** People by name. */
export const listUsers: Operation<typeof userApi.endpoints.listUsers> = async ({ query }, ctx) => {
  const { facilityId, ...wanted } = query;
  const scope = await peopleScope(ctx, facilityId);
  const page = await searchPeople(ctx.store, scope, { ...wanted, text: '', isRemoved: false });
  return { ...page, items: await rowsOf(ctx, page.items) };
};
