import { type RefObject, useEffect } from 'react';
import { fieldId } from './useField.ts';

/** Puts the focus into a field of a form as soon as it is there to take it: a calendar arrives after its form. */
export function useFirstFocus(form: RefObject<HTMLElement | null>, name: string | undefined, goTo: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come
  useEffect(() => {
    if (!name || !form.current) return;
    const focus = (): boolean => {
      if (document.getElementById(fieldId(name)) === null) return false;
      goTo();
      return true;
    };
    if (focus()) return;
    const waiting = new MutationObserver(() => {
      if (focus()) waiting.disconnect();
    });
    waiting.observe(form.current, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, []);
}
