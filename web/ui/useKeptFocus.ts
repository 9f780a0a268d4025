import { useEffect, useRef } from 'react';

/** Whether an element can hold the focus no longer: it is gone, or cannot be used. */
const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the focus of who works by keyboard in a part of the page: where the button that was used has gone, such as after it took
 * or cancelled something, the part itself gets the focus instead of the page's body. Returns what the part's element is given.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    // Who points somewhere else has left it on purpose.
    const forget = () => {
      last.current = null;
    };
    document.addEventListener('pointerdown', forget, true);
    return () => document.removeEventListener('pointerdown', forget, true);
  }, []);
  useEffect(() => {
    // A dialog that closes gives the focus back first.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body || !last.current || !isLost(last.current)) return;
      last.current = null;
      part.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  });
  return {
    ref: part,
    tabIndex: -1,
    onFocus: ({ target }: { target: Element }) => {
      if (target !== part.current) last.current = target;
    },
  };
}
