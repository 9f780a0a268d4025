import type { TiledScreen } from '../../app/tiles.ts';

const typingPlaces = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a key press belongs to what the user is typing or choosing, and so is no shortcut. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.isComposing || (event.target instanceof Element && event.target.closest(typingPlaces) !== null);

/** The letter of the pressed key on any layout: an Arabic keyboard's key counts by its place. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3) : '';
}

/** Alt+X switches the tiles to their letter badges and back. */
export const isBadgeKey = (event: KeyboardEvent): boolean =>
  event.altKey && !event.ctrlKey && !event.metaKey && (letterOf(event) === 'X' || event.code === 'KeyX');

/** The tile that a key press asks for: `E` or, with shift, `Shift+E`. */
export function tileOfKey(event: KeyboardEvent, tiles: readonly TiledScreen[]): TiledScreen | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const letter = letterOf(event);
  if (!letter) return undefined;
  const pressed = event.shiftKey ? `Shift+${letter}` : letter;
  return tiles.find(({ tile }) => tile.shortcut === pressed);
}
