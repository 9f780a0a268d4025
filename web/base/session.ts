import { useSyncExternalStore } from 'react';
import type { SessionUser, SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { SignInStep } from '../../shared/_field/signInSteps.ts';

/** The signed-in user is kept under this key of local storage (REQ-LOGIN-21). */
export const sessionKey = 'token';
const longestTimer = 2 ** 31 - 1;

let cached: { text: string; user: SignedInUser | null } | undefined;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
let isEndingHere = false;

export function readSessionText(text: string): SignedInUser | null {
  try {
    const user = JSON.parse(text) as SignedInUser;
    const isWhole =
      typeof user.accessToken === 'string' && typeof user.displayName === 'string' && Array.isArray(user.roles);
    // A session that an older release stored knows no steps.
    return isWhole ? { ...user, pendingSteps: user.pendingSteps ?? [] } : null;
  } catch {
    return null;
  }
}

/** The session that is valid now, or null: a stored token counts only until it expires (REQ-LOGIN-21). */
export function currentSession(): SignedInUser | null {
  const text = localStorage.getItem(sessionKey);
  if (text === null) return null;
  if (cached?.text !== text) cached = { text, user: readSessionText(text) };
  const { user } = cached;
  return user && Date.parse(user.expires) > Date.now() ? user : null;
}

/** Whether somebody has signed in here and has not logged out: the session may have expired. */
export const hasStoredSession = (): boolean => localStorage.getItem(sessionKey) !== null;

function changed(): void {
  clearTimeout(expiryTimer);
  const user = currentSession();
  if (user) expiryTimer = setTimeout(changed, Math.min(Date.parse(user.expires) - Date.now() + 1, longestTimer));
  for (const listener of listeners) listener();
}

/** This page ends the session: its user asked for it, or is told why. */
export const endHere = (): void => {
  isEndingHere = true;
};

/** Whether this page has ended the last session: nobody else has, and nobody has to be told. */
export const isEndedHere = (): boolean => isEndingHere;

export function storeSession(user: SignedInUser): void {
  isEndingHere = false;
  localStorage.setItem(sessionKey, JSON.stringify(user));
  changed();
}

/** Takes over what a call answered about the signed-in user; the token stays, and so does what was left for later. */
export function changeSession(user: SessionUser): void {
  const current = currentSession();
  if (!current) return;
  const pendingSteps = user.pendingSteps.filter((step) => current.pendingSteps.includes(step));
  storeSession({ ...current, ...user, pendingSteps });
}

/** A step of sign-in is done, or was left for later: this session asks for it no more. */
export function finishStep(step: SignInStep): void {
  const current = currentSession();
  if (!current) return;
  const pendingSteps = current.pendingSteps.filter((each) => each !== step);
  const isResetPasswordRequired = step !== 'changePassword' && current.isResetPasswordRequired;
  storeSession({ ...current, pendingSteps, isResetPasswordRequired });
}

export function removeSession(): void {
  localStorage.removeItem(sessionKey);
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
