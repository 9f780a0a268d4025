import { useEffect } from 'react';
import type { DeskKind } from './deskKinds.ts';

/** Where the addresses of a list are kept, in the order in which its reader last saw them. */
export const seenListKey = ({ screen }: Pick<DeskKind, 'screen'>): string => `desk:${screen}:seen`;

/** Keeps the addresses of the rows that the reader sees, for the way from request to request. */
export function useSeenList(kind: Pick<DeskKind, 'screen'>, links: readonly string[]): void {
  const text = JSON.stringify(links);
  const key = seenListKey(kind);
  useEffect(() => {
    // While the rows arrive the list is empty, and the one before still leads somewhere.
    if (text !== '[]') sessionStorage.setItem(key, text);
  }, [key, text]);
}
