import { useEffect, useEffectEvent } from 'react';
import { pressedLetter } from '../../base/pressedLetter.ts';

export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl+K, on a Mac Command+K, also while typing: no field needs it. It is no single letter, and so is never switched off. */
export const isPaletteKey = (event: KeyboardEvent): boolean => {
  const isHeld = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return isHeld && !event.altKey && !event.shiftKey && pressedLetter(event) === 'K';
};

interface PaletteKeys {
  /** The first of the two keys is down: what the second one opens should be there when it comes. */
  readonly prepare: () => void;
  readonly toggle: () => void;
}

/** Listens to the palette's keys everywhere. */
export function usePaletteKey({ prepare, toggle }: PaletteKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === (isMac ? 'Meta' : 'Control')) prepare();
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    if (!event.repeat) toggle();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
