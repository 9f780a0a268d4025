import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreferences } from '../../app/preferences.ts';
import type { TiledScreen } from '../../app/tiles.ts';
import { isBadgeKey, isTyping, tileOfKey } from './tileKeys.ts';

/** Listens to the tiles' shortcuts while the dashboard is open; answers whether the letter badges show. */
export function useTileKeys(tiles: readonly TiledScreen[]): boolean {
  const navigate = useNavigate();
  const { shortcuts } = usePreferences();
  const [hasBadges, setBadges] = useState(false);

  useEffect(() => {
    if (shortcuts === 'off') return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || isTyping(event)) return;
      if (isBadgeKey(event)) {
        event.preventDefault();
        setBadges((shown) => !shown);
        return;
      }
      const screen = tileOfKey(event, tiles);
      if (screen) void navigate(screen.path);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate, shortcuts, tiles]);

  return hasBadges && shortcuts === 'on';
}
