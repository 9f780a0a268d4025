import { idleSecondsHeader } from '../../shared/_contract/sessionHeaders.ts';
import { currentSession } from './session.ts';

/** Kept in local storage, so that all tabs know of each other's use of the session. */
const idleEndKey = 'idleEnd';
const listeners = new Set<() => void>();

/** Keeps what an answer says about how long the session lives without use, by this computer's clock. */
export function keepIdleEnd(headers: Headers): void {
  const seconds = headers.get(idleSecondsHeader);
  const session = currentSession();
  if (seconds === null || !session) return;
  localStorage.setItem(idleEndKey, `${session.expires} ${Date.now() + Number(seconds) * 1000}`);
  for (const listener of listeners) listener();
}

/** When the session that began with this expiry ends unless it is used; null while no answer has said so. */
export function idleEndOf(expires: string): number | null {
  const [of, endsAt] = localStorage.getItem(idleEndKey)?.split(' ') ?? [];
  return of === expires && endsAt ? Number(endsAt) : null;
}

/** Follows it in this tab and, by the storage event, in the others. */
export function followIdleEnd(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
