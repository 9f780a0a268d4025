import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** When a held key or button repeats: first after the delay, then at the interval. */
export interface RepeatTimes {
  readonly delayMs: number;
  readonly everyMs: number;
}

/** Acts once when pressed, and again and again while held. Letting go anywhere ends it. */
export function useHeldAction<Kind>(act: (kind: Kind) => void, { delayMs, everyMs }: RepeatTimes) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useCallback(() => clearTimeout(timer.current), []);

  const press = useCallback(
    (kind: Kind) => {
      release();
      const actAfter = (ms: number) => {
        timer.current = setTimeout(() => {
          latest.current(kind);
          actAfter(everyMs);
        }, ms);
      };
      latest.current(kind);
      actAfter(delayMs);
      // A button that reaches its bound is switched off and hears nothing of being let go; the window does.
      window.addEventListener('pointerup', release, { once: true });
    },
    [release, delayMs, everyMs],
  );

  useEffect(
    () => () => {
      release();
      window.removeEventListener('pointerup', release);
    },
    [release],
  );
  return { press, release };
}
