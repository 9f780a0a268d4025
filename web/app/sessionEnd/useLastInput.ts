import { type RefObject, useEffect, useRef } from 'react';

const signs = ['keydown', 'pointerdown'] as const;

/** The time of the last key press, mouse click or touch in this tab. */
export function useLastInput(): RefObject<number> {
  const at = useRef(0);
  useEffect(() => {
    const note = () => {
      at.current = Date.now();
    };
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    };
  }, []);
  return at;
}
