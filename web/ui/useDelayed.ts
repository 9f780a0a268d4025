import { useEffect, useState } from 'react';

/** The value as it was `delay` milliseconds ago, once it has stayed the same for that long. */
export function useDelayed<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
