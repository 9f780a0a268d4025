import { useEffect, useRef } from 'react';

const pollingDelays = { firstMs: 1000, growth: 1.5, longestMs: 10_000 } as const;

/**
 * Calls `poll` again and again while active, at growing distances. A hidden tab asks nothing; the moment it is seen again it
 * asks at once.
 */
export function usePolling(poll: () => void, isActive: boolean): void {
  const latest = useRef(poll);
  latest.current = poll;

  useEffect(() => {
    if (!isActive) return;
    let delay: number = pollingDelays.firstMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(ask, delay);
      delay = Math.min(delay * pollingDelays.growth, pollingDelays.longestMs);
    };
    const ask = () => {
      if (document.hidden) return;
      if (navigator.onLine) latest.current();
      wait();
    };
    const seenAgain = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      delay = pollingDelays.firstMs;
      ask();
    };
    document.addEventListener('visibilitychange', seenAgain);
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seenAgain);
    };
  }, [isActive]);
}
