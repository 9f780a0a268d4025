import { useEffect, useState } from 'react';

/** Reads a JSON value of session storage; anything unreadable counts as absent. */
export function readSession<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** State that outlives the screen but not the browser tab (REQ-UI-12). */
export function useSessionState<Value>(key: string, initial: Value) {
  const [value, setValue] = useState<Value>(() => readSession<Value>(key) ?? initial);
  useEffect(() => {
    sessionStorage.setItem(key, JSON.stringify(value));
  }, [key, value]);
  return [value, setValue] as const;
}
