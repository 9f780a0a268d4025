import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that cannot hold the focus while it is busy: it gets it back afterwards, unless something else has it by then.
 * Whoever works with the keyboard goes on from where they were.
 */
export function useFocusAfter(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasNobodyFocus = document.activeElement === null || document.activeElement === document.body;
    if (wasBusy.current && !isBusy && hasNobodyFocus) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}
