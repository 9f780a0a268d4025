import { useEffect, useRef } from 'react';

/** How long to wait before the first asking, and how the waiting grows. */
export interface PollingDelays {
  readonly firstMs: number;
  readonly growth: number;
  readonly longestMs: number;
}

/**
 * Calls `poll` again and again while active, at growing distances; a poll that answers true has found something new, and the next
 * one follows soon again. A hidden tab and an offline browser ask nothing; the moment the tab is seen again it asks at once.
 */
export function usePolling(
  poll: () => Promise<boolean>,
  isActive: boolean,
  { firstMs, growth, longestMs }: PollingDelays,
): void {
  const latest = useRef(poll);
  latest.current = poll;

  useEffect(() => {
    if (!isActive) return;
    let isOver = false;
    let delay = firstMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, delay);
      delay = Math.min(delay * growth, longestMs);
    };
    const waitFromStart = () => {
      delay = firstMs;
      wait();
    };
    const ask = () => {
      if (document.hidden) return;
      wait();
      if (navigator.onLine) void latest.current().then((isNew) => isNew && !isOver && waitFromStart());
    };
    const seenAgain = () => {
      if (document.hidden) return;
      delay = firstMs;
      ask();
    };
    document.addEventListener('visibilitychange', seenAgain);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seenAgain);
    };
  }, [isActive, firstMs, growth, longestMs]);
}
