import { type HeldKeys, holdKeys } from './heldKeys.ts';
import { isPaletteKey } from './usePaletteKey.ts';

let held: (() => HeldKeys) | null = null;
let stop: () => void = () => undefined;
let isHeaderHere = false;

/**
 * Hears the palette's keys while the header's code is still on its way, and keeps what is typed after them. Ends with the function that
 * it answers, or with `takeEarlyCall`.
 */
export function listenEarly(): () => void {
  if (isHeaderHere) return () => undefined;
  stop();
  const forget = () => {
    held?.();
    held = null;
  };
  const press = (event: KeyboardEvent): void => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    if (!event.repeat && !held) held = holdKeys(forget);
  };
  window.addEventListener('keydown', press);
  stop = () => window.removeEventListener('keydown', press);
  return () => {
    stop();
    forget();
  };
}

/** The header is there and listens by itself: what keeps the keys since the palette was called, or null where nobody called it. */
export function takeEarlyCall(): (() => HeldKeys) | null {
  stop();
  isHeaderHere = true;
  const taken = held;
  held = null;
  return taken;
}

/** The header has gone, as at a sign-out: the next one may be late again. */
export function leaveEarlyCall(): void {
  isHeaderHere = false;
}
