import createCache, { type EmotionCache } from '@emotion/cache';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { directionOf, type Language } from '../../shared/_field/bilingual.ts';
import { setPreference, type ThemeChoice } from './preferences.ts';
import type { ThemeMode } from './theme.ts';

const styleCaches: Partial<Record<Language, EmotionCache>> = { en: createCache({ key: 'wa' }) };

/** Loads what a language needs beside its texts: for Arabic the mirrored styles and the font. */
export async function prepareLanguage(language: Language): Promise<void> {
  if (styleCaches[language]) return;
  const { mirroredStyles } = await import('./arabicAppearance.ts');
  styleCaches[language] = mirroredStyles();
}

export function styleCacheOf(language: Language): EmotionCache {
  const cache = styleCaches[language];
  if (!cache) throw new Error(`The styles of ${language} are not prepared`);
  return cache;
}

export function applyToDocument(language: Language, mode: ThemeMode, background: string): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(language);
  root.style.colorScheme = mode;
  root.style.backgroundColor = background;
}

/** Turns the whole page over at once: texts, styles and font are there before anything changes. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([prepareLanguage(language), i18next.loadLanguages(language)]);
  await i18next.changeLanguage(language);
  setPreference('language', language);
}

const darkPreference = () => window.matchMedia?.('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  const query = darkPreference();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** The mode that a choice means now; `system` follows the operating system while the page is open. */
export function useThemeMode(choice: ThemeChoice): ThemeMode {
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => darkPreference()?.matches ?? false);
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}
