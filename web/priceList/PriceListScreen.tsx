import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { priceListSheet } from '../../shared/priceList/priceListSheet.ts';
import { priceListApi } from '../../shared/priceList/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { useProviderChoice } from '../field/facility/useProviderChoice.tsx';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { Switches } from '../parts/versionedList/Switches.tsx';
import { VersionList } from '../parts/versionedList/VersionList.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { PriceTable } from './PriceTable.tsx';
import { shownPriceList } from './priceColumns.tsx';
import { priceListScreens } from './screens.ts';

const { searchPriceList } = priceListApi.endpoints;
const views = ['versions', 'prices', 'switches'] as const;
type View = (typeof views)[number];

interface ViewProps {
  /** Which price list; null until the payer and the provider are chosen. */
  named: { readonly payerId: number; readonly facilityLicense: string } | null;
  /** Where the reader chooses the payer, the provider and what to see. */
  choices: ReactNode;
  /** What to choose first. */
  chooseFirst: string;
}

/** The versions, the newest first, and the way to bring another one. */
function Versions({ named, choices, chooseFirst }: ViewProps) {
  const { t } = useTranslation('priceList');
  const isOwn = useSession()?.payerId != null;
  return (
    <VersionList
      list={shownPriceList}
      named={named}
      name="priceListVersions"
      label={t('view.versions')}
      intro={t('intro')}
      choices={choices}
      linkOf={({ versionId }) =>
        pathTo(priceListScreens.version, { versionId, facilityLicense: named?.facilityLicense ?? '' })
      }
      nextStep={named === null ? chooseFirst : t('next.upload')}
      actions={
        isOwn && named && <ImportButton kind={priceListSheet.name} known={{ provider: named.facilityLicense }} />
      }
    />
  );
}

/** The prices that a payer has agreed with a provider: the versions of the list, the prices in force, and when one took over from another. */
export function PriceListScreen() {
  const { t } = useTranslation('priceList');
  const { payerId, picker } = usePayerChoice(t('payer'));
  const { facilityLicense, picker: provider } = useProviderChoice(t('provider'));
  const [view, setView] = useSessionState<View>('priceList:view', 'versions');
  const named = payerId === null || facilityLicense === null ? null : { payerId, facilityLicense };
  const chooseFirst = t(payerId === null ? 'next.payer' : 'next.provider');
  const options = views.map((id) => ({ id, name: t(`view.${id}`) }));
  const choices = (
    <>
      {picker}
      {provider}
      <ToggleChoice label={t('view.label')} options={options} value={view} onChange={setView} size="small" />
    </>
  );
  if (view === 'versions') return <Versions named={named} choices={choices} chooseFirst={chooseFirst} />;
  const nextStep = named === null ? chooseFirst : t('next.prices');
  if (view === 'prices') {
    return (
      <PriceTable endpoint={searchPriceList} named={named} intro={t('intro')} choices={choices} nextStep={nextStep} />
    );
  }
  return (
    <ScreenBody>
      {choices}
      <Switches list={shownPriceList} named={named} title={t('view.switches')} nextStep={nextStep} />
    </ScreenBody>
  );
}
