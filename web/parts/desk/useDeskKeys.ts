import { useEffect, useEffectEvent, useRef } from 'react';
import { isTyping } from '../../base/isTyping.ts';
import { usePreferences } from '../../base/preferences.ts';
import { pressedLetter } from '../../base/pressedLetter.ts';
import { fieldId } from '../../ui/useField.ts';

interface DeskKeys<Action extends string> {
  /** The key of each action: a letter, with `Shift+` in front where it needs shift. */
  readonly keys: Readonly<Record<Action, string>>;
  readonly act: (action: Action) => void;
  /** Escape, also in a field. */
  readonly leave?: () => void;
}

/** At once: the form's own way waits for a timer, and who types on at once would lose the first digit. */
export const focusField = (name: string): void => document.getElementById(fieldId(name))?.focus();

function pressedKey(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return undefined;
  const letter = pressedLetter(event);
  return event.shiftKey ? `Shift+${letter}` : letter;
}

/** Listens to the single keys of a desk while nobody types. Answers whether the user has shortcuts switched on. */
export function useDeskKeys<Action extends string>({ keys, act, leave }: DeskKeys<Action>): boolean {
  const { shortcuts } = usePreferences();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) return leave?.();
    const pressed = pressedKey(event);
    const action = (Object.keys(keys) as Action[]).find((each) => keys[each] === pressed);
    if (!action || event.repeat) return;
    // The letter is not typed into the field that has the focus next.
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    if (shortcuts === 'off') return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shortcuts]);
  return shortcuts === 'on';
}

/** Ctrl+Enter sends from anywhere on the screen, also from a field of the form. It does nothing while a dialog is open. */
export function useSendKey(send: () => void): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isKey || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    // Before the form hears of the key: it would send without saying whether the next request is opened.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
