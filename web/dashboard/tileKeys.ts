import { pressedLetter } from '../base/pressedLetter.ts';
import type { DashboardTile } from '../base/tiles.ts';

/** Alt+X switches the tiles to their letter badges and back. */
export const isBadgeKey = (event: KeyboardEvent): boolean =>
  event.altKey && !event.ctrlKey && !event.metaKey && (pressedLetter(event) === 'X' || event.code === 'KeyX');

/** The tile that a key press asks for: `E` or, with shift, `Shift+E`. */
export function tileOfKey(event: KeyboardEvent, tiles: readonly DashboardTile[]): DashboardTile | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const letter = pressedLetter(event);
  if (!letter) return undefined;
  const pressed = event.shiftKey ? `Shift+${letter}` : letter;
  return tiles.find(({ screen }) => screen.tile.shortcut === pressed);
}

/** A shortcut as its badge shows it: Shift is the arrow that keyboards carry. */
export const badgeOf = (shortcut: string): string => shortcut.replace('Shift+', '⇧');
