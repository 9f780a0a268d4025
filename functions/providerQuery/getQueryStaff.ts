import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { listStaffWith } from '../_data/payer/staff.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

export const getQueryStaff: Operation<typeof providerQueryApi.endpoints.getQueryStaff> = async (
  _,
  { scope, store },
) => {
  if (scope.kind !== 'payer') throw fail('notFound');
  return listStaffWith(store, scope.payerId, moduleAccess.providerQueryDesk);
};
