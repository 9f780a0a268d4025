import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useScreens } from '../../app/screensContext.ts';
import { useSession } from '../../app/session.ts';
import { tilesOf } from '../../app/tiles.ts';
import { NoTiles } from './NoTiles.tsx';
import { Tile } from './Tile.tsx';
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
    <Box
      component="nav"
      aria-label={t('modules')}
      sx={{ width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, md: 3 }, py: 1 }}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {tiles.map((screen) => (
          <li key={screen.path}>
            <Tile screen={screen} hasBadge={hasBadges} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
