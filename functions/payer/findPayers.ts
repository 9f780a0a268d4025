import { searchText, searchTokens } from '../../shared/_field/searchText.ts';
import type { payerApi } from '../../shared/payer/routes.ts';
import { listPayers, type Payer } from '../_data/payer/payer.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';

/**
 * The operation behind every list of payers: those that the list is for, whose name has a word that begins with the search term,
 * by name. A payer's own people find the own payer only.
 */
export const findPayers =
  (isListed: (payer: Payer, user: SessionContext['user']) => boolean): Operation<typeof payerApi.endpoints.getPayers> =>
  async ({ query }, { store, user }) => {
    const wanted = searchText(query.searchTerm ?? '');
    const isWanted = (payer: Payer): boolean =>
      isListed(payer, user) &&
      (user.payerId === null || user.payerId === payer.payerId) &&
      [payer.payerName, payer.payerNameArabic].flatMap(searchTokens).some((token) => token.startsWith(wanted));

    return (await listPayers(store))
      .filter(isWanted)
      .map(({ payerId, payerName, payerNameArabic, serviceDates, answers }) => ({
        payerId,
        payerName,
        payerNameArabic,
        ...(serviceDates && { serviceDates }),
        ...(answers === 'register' && { hasRegister: true }),
        ...(answers === 'desk' && { answersByHand: true }),
      }))
      .sort((one, other) => one.payerName.localeCompare(other.payerName, 'en'));
  };
