import type { payerApi } from '../../shared/api/payer.ts';
import { searchText, searchTokens } from '../../shared/rules/searchText.ts';
import { listPayers, type Payer } from '../_data/payer.ts';
import type { Operation } from '../_kit/context.ts';

/** REQ-PAYER-06: a payer administrator chooses among the own payer only, everybody else among all that take requests. */
export const getEligibilityPayers: Operation<typeof payerApi.endpoints.getEligibilityPayers> = async (
  { query },
  { store, scope },
) => {
  const wanted = searchText(query.searchTerm ?? '');
  const isWanted = (payer: Payer): boolean =>
    payer.takesEligibility &&
    (scope.kind !== 'payer' || scope.payerId === payer.payerId) &&
    [payer.payerName, payer.payerNameArabic].flatMap(searchTokens).some((token) => token.startsWith(wanted));

  return (await listPayers(store))
    .filter(isWanted)
    .map(({ payerId, payerName, payerNameArabic }) => ({ payerId, payerName, payerNameArabic }))
    .sort((one, other) => one.payerName.localeCompare(other.payerName, 'en'));
};
