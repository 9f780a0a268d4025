import { type RefObject, useEffect, useRef } from 'react';

const signs = ['keydown', 'pointerdown'] as const;

/** When somebody last pressed a key or a button of the mouse in this tab, or touched it. */
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
