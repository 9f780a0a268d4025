import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { VersionRecord } from '../parts/versionedList/VersionRecord.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { shownPriceList } from './priceColumns.tsx';
import { priceListScreens } from './screens.ts';

/** One version of a provider's price list. */
export function PriceVersionScreen() {
  const { t } = useTranslation('priceList');
  const { facilityLicense = '' } = useParams();
  const { payerId, picker } = usePayerChoice(t('payer'));
  if (payerId === null) return <ScreenBody>{picker}</ScreenBody>;
  const named = { payerId, facilityLicense };
  const back = `${pathTo(priceListScreens.list)}?${new URLSearchParams({ provider: facilityLicense })}`;
  return <VersionRecord list={shownPriceList} named={named} back={back} />;
}
