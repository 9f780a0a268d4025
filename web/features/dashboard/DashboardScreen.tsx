import { useTranslation } from 'react-i18next';
import { useScreens } from '../../app/screensContext.ts';
import { useSession } from '../../app/session.ts';
import { tilesOf } from '../../app/tiles.ts';
import { TileList } from '../../ui/TileList.tsx';
import { NoTiles } from './NoTiles.tsx';
import { ScreenTile } from './ScreenTile.tsx';
import { useTileKeys } from './useTileKeys.ts';

/** The role-based dashboard: the tiles of the screen table that the user's roles open. */
export function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const user = useSession();
  const screens = useScreens();
  const tiles = user ? tilesOf(screens, user) : [];
  const hasBadges = useTileKeys(tiles);
  if (tiles.length === 0) return <NoTiles />;
  return (
    <TileList label={t('modules')}>
      {tiles.map((screen) => (
        <ScreenTile key={screen.path} screen={screen} hasBadge={hasBadges} />
      ))}
    </TileList>
  );
}
