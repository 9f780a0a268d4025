import { useTranslation } from 'react-i18next';
import { usePreload, useScreens } from '../base/screensContext.ts';
import { useSession } from '../base/session.ts';
import { useScreenTitle } from '../base/useScreenTitle.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Tile } from '../ui/Tile.tsx';
import { TileList } from '../ui/TileList.tsx';
import { providerTileIcons } from './allTileIcons.ts';
import { BankUpdateDialog } from './BankUpdateDialog.tsx';
import { ProviderSummary } from './ProviderSummary.tsx';
import { providerTilesOf } from './providerTilesOf.ts';
import { useFreshStart } from './useFreshStart.ts';
import { useStoredContract } from './useStoredContract.ts';

/** The insurer's dashboard for providers: where the contract stands, and the tasks that it allows (REQ-PDASH-01). */
export function ProviderDashboardScreen() {
  const { t } = useTranslation('provider');
  const titleOf = useScreenTitle();
  const user = useSession();
  const screens = useScreens();
  const preload = usePreload();
  useFreshStart();
  useStoredContract();
  if (!user) return null;
  return (
    <>
      <ScreenBody>
        <ProviderSummary user={user} />
      </ScreenBody>
      <TileList label={t('tasks')}>
        {providerTilesOf(screens, user).map((screen) => {
          const Icon = providerTileIcons[screen.providerTile];
          return (
            <Tile
              key={screen.path}
              to={screen.path}
              name={titleOf(screen.title)}
              about={t(`about.${screen.providerTile}`)}
              icon={<Icon />}
              onApproach={() => void preload(screen, user)}
            />
          );
        })}
      </TileList>
      <BankUpdateDialog isOpen={user.isBankUpdateRequired} />
    </>
  );
}
