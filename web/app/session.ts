import { useSyncExternalStore } from 'react';
import type { SignedInUser } from '../../shared/contract/sessionUser.ts';

/** The signed-in user is kept under this key of local storage (REQ-LOGIN-21). */
const storageKey = 'token';
const longestTimer = 2 ** 31 - 1;

let cached: { text: string; user: SignedInUser | null } | undefined;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function parse(text: string): SignedInUser | null {
  try {
    const user = JSON.parse(text) as SignedInUser;
    const isWhole =
      typeof user.accessToken === 'string' && typeof user.displayName === 'string' && Array.isArray(user.roles);
    return isWhole ? user : null;
  } catch {
    return null;
  }
}

/** The session that is valid now, or null: a stored token counts only while its expiry lies in the future (REQ-LOGIN-21). */
export function currentSession(): SignedInUser | null {
  const text = localStorage.getItem(storageKey);
  if (text === null) return null;
  if (cached?.text !== text) cached = { text, user: parse(text) };
  const { user } = cached;
  return user && Date.parse(user.expires) > Date.now() ? user : null;
}

function changed(): void {
  clearTimeout(expiryTimer);
  const user = currentSession();
  if (user) expiryTimer = setTimeout(changed, Math.min(Date.parse(user.expires) - Date.now() + 1, longestTimer));
  for (const listener of listeners) listener();
}

export function storeSession(user: SignedInUser): void {
  localStorage.setItem(storageKey, JSON.stringify(user));
  changed();
}

export function removeSession(): void {
  localStorage.removeItem(storageKey);
  changed();
}

function subscribe(listener: () => void): () => void {
  // Signing out in one tab signs out the others: the storage event reaches only them.
  if (listeners.size === 0) window.addEventListener('storage', changed);
  listeners.add(listener);
  changed();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', changed);
    clearTimeout(expiryTimer);
  };
}

/** The valid session, followed: it turns null at its expiry, at a 401 and when another tab signs out. */
export const useSession = (): SignedInUser | null => useSyncExternalStore(subscribe, currentSession);
