import { useTranslation } from 'react-i18next';
import { priceListApi } from '../../shared/priceList/routes.ts';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { PriceTable } from './PriceTable.tsx';

/** What a payer has agreed to pay the reader's facility. */
export function AgreedPricesScreen() {
  const { t } = useTranslation('priceList');
  const { payerId, picker } = usePayerChoice(t('payer'));
  return (
    <PriceTable
      endpoint={priceListApi.endpoints.getAgreedPrices}
      named={payerId === null ? null : { payerId }}
      intro={t('agreed.intro')}
      choices={picker}
      nextStep={t(payerId === null ? 'next.payer' : 'next.agreed')}
    />
  );
}
