import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { useScreens } from '../base/screensContext.ts';
import { useSession } from '../base/session.ts';
import { type DashboardTile, tilesOf } from '../base/tiles.ts';
import { TileList } from '../ui/TileList.tsx';
import { NoTiles } from './NoTiles.tsx';
import { OtherPortals } from './OtherPortals.tsx';
import { PharmacyLicenseInfo } from './PharmacyLicenseInfo.tsx';
import { ScreenTile } from './ScreenTile.tsx';
import { useTileKeys } from './useTileKeys.ts';

/** The role-based dashboard: the tiles of the screen table that the user's roles open, then the portals beside this one. */
export function DashboardScreen() {
  const user = useSession();
  return user ? <Tiles user={user} /> : null;
}

function Tiles({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const screens = useScreens();
  const tiles = useMemo(() => tilesOf(screens, user), [screens, user]);
  const [isAboutLicense, setAboutLicense] = useState(false);
  const open = ({ screen, needsLicense }: DashboardTile) =>
    needsLicense ? setAboutLicense(true) : void navigate(screen.path);
  const hasBadges = useTileKeys(tiles, open);
  if (tiles.length === 0) return <NoTiles />;
  return (
    <>
      <TileList label={t('modules')}>
        {tiles.map((tile) => (
          <ScreenTile
            key={tile.screen.path}
            tile={tile}
            hasBadge={hasBadges}
            onNeedsLicense={() => setAboutLicense(true)}
          />
        ))}
      </TileList>
      <OtherPortals user={user} />
      {isAboutLicense ? <PharmacyLicenseInfo onClose={() => setAboutLicense(false)} /> : null}
    </>
  );
}
