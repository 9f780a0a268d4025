import { useLayoutEffect, useState } from 'react';

/** Whether Caps Lock is on, as far as the last key or click told (REQ-LOGIN-04): a page cannot ask at any other time. */
export function useCapsLock(): boolean {
  const [isOn, setOn] = useState(false);
  // Before the field can be seen: the first key that is typed into it tells.
  useLayoutEffect(() => {
    const look = (event: KeyboardEvent | MouseEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
    const kinds = ['keydown', 'keyup', 'mousedown'] as const;
    for (const kind of kinds) window.addEventListener(kind, look);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, look);
    };
  }, []);
  return isOn;
}
