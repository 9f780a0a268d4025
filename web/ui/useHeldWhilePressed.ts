import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';

/**
 * Content that stands still while the pointer is pressed on it: what a press began on is still there at the release (ADR 0189). Rows that
 * arrive between the two would take the click away, or put another row under the pointer.
 */
export function useHeldWhilePressed(content: ReactNode) {
  const [held, setHeld] = useState<ReactNode>(null);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    // The click comes after the release, in the same task.
    const release = () => setTimeout(() => setHeld(null));
    const ends = ['pointerup', 'pointercancel', 'blur'];
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [isHeld]);
  return {
    shown: held ?? content,
    holding: {
      onPointerDown: ({ button }: PointerEvent) => {
        if (button === 0) setHeld(content);
      },
    },
  };
}
