import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { loadTexts } from '../base/i18n.ts';
import { useScreens } from '../base/screensContext.ts';
import { useSession } from '../base/session.ts';
import { type DashboardTile, tilesOf } from '../base/tiles.ts';
import { TileList } from '../ui/TileList.tsx';
import { NoTiles } from './NoTiles.tsx';
import { PharmacyLicenseInfo } from './PharmacyLicenseInfo.tsx';
import { ScreenTile } from './ScreenTile.tsx';
import { useTileKeys } from './useTileKeys.ts';

// They stand at the end and come after everything else.
const OtherPortals = lazy(async () => ({ default: (await import('./OtherPortals.tsx')).OtherPortals }));
const DeskWork = lazy(async () => {
  const [file] = await Promise.all([import('./work/DeskWork.tsx'), loadTexts(['work', 'eligibility', 'ui'])]);
  return { default: file.DeskWork };
});

const Attention = lazy(async () => {
  const [file] = await Promise.all([
    import('./attention/Attention.tsx'),
    loadTexts(['attention', 'delivery', 'eligibility', 'failedJobs', 'ui']),
  ]);
  return { default: file.Attention };
});

/** Who runs the portal: their day begins with what needs somebody. */
const runsPortal = ({ roles }: SignedInUser): boolean => roles.includes('SuperAdmin') || roles.includes('SetupAdmin');

/** Who sends eligibility requests for the current facility; an administrator of the portal belongs to none. */
const isAtDesk = ({ roles, facilityRoles, facilityId }: SignedInUser): boolean =>
  facilityId !== null && !roles.includes('SuperAdmin') && [...roles, ...facilityRoles].includes('Eligibility');

/**
 * The place of the desk's work, or of what needs an administrator, while its code loads. How high it becomes depends on the width and the
 * language, so the tiles below wait for it.
 */
const Place = ({ height }: { height: number | { xs: number; md: number } }) => (
  <Box data-arriving sx={{ minHeight: height }} />
);
const workHeight = { xs: 530, md: 290 } as const;
const attentionHeight = 260;

/** The role-based dashboard: the desk's work, the tiles of the screen table that the user's roles open, then the portals beside this one. */
export function DashboardScreen() {
  const user = useSession();
  return user ? <Tiles user={user} /> : null;
}

const isReady = ({ screen, needsLicense }: DashboardTile): boolean => needsLicense || screen.isLater !== true;

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
  const [ready, later] = [tiles.filter(isReady), tiles.filter((tile) => !isReady(tile))];
  const shown = (tile: DashboardTile) => (
    <ScreenTile key={tile.screen.path} tile={tile} hasBadge={hasBadges} onNeedsLicense={() => setAboutLicense(true)} />
  );
  return (
    <>
      {isAtDesk(user) && (
        <Suspense fallback={<Place height={workHeight} />}>
          <DeskWork />
        </Suspense>
      )}
      {runsPortal(user) && (
        <Suspense fallback={<Place height={attentionHeight} />}>
          <Attention />
        </Suspense>
      )}
      {ready.length > 0 && <TileList label={t('modules')}>{ready.map(shown)}</TileList>}
      {later.length > 0 && (
        <TileList label={t('later')} isTitled>
          {later.map(shown)}
        </TileList>
      )}
      <Suspense fallback={null}>
        <OtherPortals user={user} />
      </Suspense>
      {isAboutLicense ? <PharmacyLicenseInfo onClose={() => setAboutLicense(false)} /> : null}
    </>
  );
}
