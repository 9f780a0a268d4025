import { useTranslation } from 'react-i18next';
import { preloadScreen } from '../../app/screenLoading.ts';
import { useSession } from '../../app/session.ts';
import type { TiledScreen } from '../../app/tiles.ts';
import { Tile } from '../../ui/Tile.tsx';
import { tileIcons } from './tileIcons.tsx';

/** The tile of a screen; Alt+X shows its letter in the place of its icon. */
export function ScreenTile({ screen, hasBadge }: { screen: TiledScreen; hasBadge: boolean }) {
  const { t } = useTranslation('dashboard');
  const user = useSession();
  const { name, shortcut } = screen.tile;
  return (
    <Tile
      to={screen.path}
      name={t(`tiles.${name}.name`)}
      about={t(`tiles.${name}.about`)}
      icon={tileIcons[name]}
      badge={hasBadge ? shortcut : undefined}
      shortcut={shortcut}
      onApproach={() => void preloadScreen(screen, user)}
    />
  );
}
