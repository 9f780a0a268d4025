import { useTranslation } from 'react-i18next';
import { pathTo } from '../base/screenPath.ts';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { VersionRecord } from '../parts/versionedList/VersionRecord.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { shownFormulary } from './formularyColumns.tsx';
import { formularyScreens } from './screens.ts';

/** One version of a formulary. */
export function VersionScreen() {
  const { t } = useTranslation('formulary');
  const { payerId, picker } = usePayerChoice(t('payer'));
  if (payerId === null) return <ScreenBody>{picker}</ScreenBody>;
  return <VersionRecord list={shownFormulary} named={{ payerId }} back={pathTo(formularyScreens.list)} />;
}
