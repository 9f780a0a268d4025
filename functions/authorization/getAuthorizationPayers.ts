import type { authorizationApi } from '../../shared/authorization/routes.ts';
import type { Payer } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { payersOfFacility } from '../_parts/facility/payersOfFacility.ts';

const optionOf =
  (isWorkedWith: boolean) =>
  ({ payerId, payerName, payerNameArabic }: Payer) => ({ payerId, payerName, payerNameArabic, isWorkedWith });

/** The payers that take requests for approval: first those that the facility works with. */
export const getAuthorizationPayers: Operation<typeof authorizationApi.endpoints.getAuthorizationPayers> = async (
  _,
  { store, scope, now },
) => {
  if (scope.kind !== 'facility') throw fail('notFound');
  const asked = { now: now(), isListed: ({ authorizations }: Payer) => authorizations !== null };
  const { workedWith, others } = await payersOfFacility(store, scope, asked);
  return [...workedWith.map(optionOf(true)), ...others.map(optionOf(false))];
};
