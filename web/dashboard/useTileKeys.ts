import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping } from '../base/isTyping.ts';
import { usePreferences } from '../base/preferences.ts';
import type { DashboardTile } from '../base/tiles.ts';
import { isBadgeKey, tileOfKey } from './tileKeys.ts';

/** Listens to the tiles' shortcuts while the dashboard is open; answers whether the letter badges show. */
export function useTileKeys(tiles: readonly DashboardTile[], open: (tile: DashboardTile) => void): boolean {
  const { shortcuts } = usePreferences();
  const [hasBadges, setBadges] = useState(false);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isTyping(event)) return;
    if (isBadgeKey(event)) {
      event.preventDefault();
      setBadges((shown) => !shown);
      return;
    }
    const tile = tileOfKey(event, tiles);
    if (tile) open(tile);
  });

  useEffect(() => {
    if (shortcuts === 'off') return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shortcuts]);

  return hasBadges && shortcuts === 'on';
}
