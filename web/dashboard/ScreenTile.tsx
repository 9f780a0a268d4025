import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TileName } from '../base/screen.ts';
import { usePreload } from '../base/screensContext.ts';
import { useSession } from '../base/session.ts';
import type { DashboardTile } from '../base/tiles.ts';
import { Tile } from '../ui/Tile.tsx';
import { tileIcons } from './allTileIcons.ts';
import { PendingCount } from './PendingCount.tsx';
import { loadLicenseDialog } from './PharmacyLicenseInfo.tsx';
import { badgeOf } from './tileKeys.ts';

interface ScreenTileProps {
  tile: DashboardTile;
  /** Shows its letter in the place of its icon. */
  hasBadge: boolean;
  onNeedsLicense: () => void;
}

// The contracts of the work list and of requests for approval are fetched by who has them.
const WorklistCount = lazy(async () => ({ default: (await import('./WorklistCount.tsx')).WorklistCount }));

const AuthorizationCount = lazy(async () => ({
  default: (await import('./AuthorizationCount.tsx')).AuthorizationCount,
}));

const ends: Partial<Record<TileName, React.ReactNode>> = {
  eligibility: <PendingCount />,
  eauth: (
    <Suspense fallback={null}>
      <AuthorizationCount />
    </Suspense>
  ),
  worklist: (
    <Suspense fallback={null}>
      <WorklistCount />
    </Suspense>
  ),
};

/** The tile of a screen, or of the notice that the user must read before using the screen. */
export function ScreenTile({ tile: { screen, needsLicense }, hasBadge, onNeedsLicense }: ScreenTileProps) {
  const { t } = useTranslation('dashboard');
  const user = useSession();
  const preload = usePreload();
  const { name, shortcut } = screen.tile;
  const Icon = tileIcons[name];
  return (
    <Tile
      {...(needsLicense ? { onOpen: onNeedsLicense } : { to: screen.path })}
      name={t(`tiles.${name}.name`)}
      about={t(`tiles.${name}.about`)}
      icon={<Icon />}
      badge={hasBadge && shortcut ? badgeOf(shortcut) : undefined}
      shortcut={shortcut}
      end={ends[name]}
      onApproach={() => void (needsLicense ? loadLicenseDialog() : preload(screen, user))}
    />
  );
}
