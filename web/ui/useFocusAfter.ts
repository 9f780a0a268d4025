import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that loses the focus while it is busy: it gets the focus back afterwards, unless another element has it by then.
 * Users of the keyboard continue where they were.
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
