import type { lookupsApi } from '../../shared/lookups/routes.ts';
import { listPayers, serves } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';

/** Who pays for claims is asked before. */
export const getAuthorizationCompanies: Operation<typeof lookupsApi.endpoints.getAuthorizationCompanies> = async (
  _,
  { store },
) => {
  const payers = (await listPayers(store)).filter(serves('claims'));
  return payers.map(({ payerId, payerName, payerNameArabic, payerCode }) => ({
    id: payerId,
    name: payerName,
    nameArabic: payerNameArabic,
    code: payerCode,
  }));
};
