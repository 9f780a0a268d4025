import { useEffect, useRef } from 'react';

const longestTimer = 2 ** 31 - 1;

/**
 * Calls `ring` once at an instant (epoch milliseconds), or at once if it has passed. Timers stop while a computer sleeps: after a
 * sleep the alarm rings when the page is shown again.
 */
export function useAlarm(at: number, ring: () => void): void {
  const latest = useRef(ring);
  latest.current = ring;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
    const check = () => {
      clearTimeout(timer);
      const rest = at - Date.now();
      if (rest > 0) {
        timer = setTimeout(check, Math.min(rest, longestTimer));
        return;
      }
      stop();
      latest.current();
    };
    document.addEventListener('visibilitychange', check);
    check();
    return stop;
  }, [at]);
}
