/** What was typed before the palette was there to take it. */
export interface HeldKeys {
  readonly text: string;
  /** Enter came after the text: the first result is wanted. */
  readonly isSent: boolean;
}

const isCommand = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

const modifiers: readonly string[] = ['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock'];

/** Shift, and a key with Ctrl, such as the palette's own: nothing is typed by them. */
const isNoText = (event: KeyboardEvent): boolean => modifiers.includes(event.key) || isCommand(event);

/**
 * Keeps every key from the page from now on, because the palette was called and its code may still be on its way: a letter would
 * be a shortcut of the dashboard, or be lost. The answer ends that and tells what was typed; `onEscape` is for who wants no palette.
 */
export function holdKeys(onEscape: () => void): () => HeldKeys {
  let held: HeldKeys = { text: '', isSent: false };
  const take = (event: KeyboardEvent): void => {
    if (isNoText(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Enter') held = { ...held, isSent: held.text !== '' };
    else if (event.key === 'Backspace') held = { text: held.text.slice(0, -1), isSent: false };
    else if (event.key.length === 1) held = { text: held.text + event.key, isSent: false };
  };
  window.addEventListener('keydown', take, { capture: true });
  return () => {
    window.removeEventListener('keydown', take, { capture: true });
    return held;
  };
}
