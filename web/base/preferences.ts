import { useSyncExternalStore } from 'react';
import { type Language, languageOf } from '../../shared/_field/bilingual.ts';

/**
 * Language and theme live in cookies, because logging out empties local and session storage by specification (REQ-LOGIN-23)
 * and must not throw a reader of Arabic back into English. `public/preferences.js` reads the same cookies before first paint.
 */
export type ThemeChoice = 'light' | 'dark' | 'system';
export interface Preferences {
  readonly language: Language;
  readonly theme: ThemeChoice;
  /** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
  readonly shortcuts: 'on' | 'off';
}

const cookieNames = { language: 'wasla-language', theme: 'wasla-theme', shortcuts: 'wasla-shortcuts' } as const;
const aYear = 365 * 24 * 3600;

/** The value of a cookie that scripts may read, or null. */
export function cookieValue(name: string): string | null {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
  return found === undefined ? null : decodeURIComponent(found.slice(prefix.length));
}

function readPreferences(): Preferences {
  const theme = cookieValue(cookieNames.theme);
  return {
    language: languageOf(cookieValue(cookieNames.language) ?? ''),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    shortcuts: cookieValue(cookieNames.shortcuts) === 'off' ? 'off' : 'on',
  };
}

let current: Preferences | undefined;
const listeners = new Set<() => void>();

export function preferences(): Preferences {
  current ??= readPreferences();
  return current;
}

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${cookieNames[name]}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
  current = { ...preferences(), [name]: value };
  for (const listener of listeners) listener();
}

/** Forgets what was read, so that a test can start from other cookies. */
export function rereadPreferences(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences);
