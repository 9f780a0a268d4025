import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since the screen was first drawn. */
export function useLate(afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLate;
}
