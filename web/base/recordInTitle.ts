import { useEffect, useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(record: string | null): void {
  shown = record;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Names the record of the open screen in the browser's tab, before the screen's title; null while it is not known. */
export function useRecordInTitle(record: string | null): void {
  useEffect(() => {
    show(record);
    return () => show(null);
  }, [record]);
}

/** The record that the tab names now. */
export const useShownRecord = (): string | null => useSyncExternalStore(subscribe, () => shown);
