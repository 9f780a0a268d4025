import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import englishApp from '../i18n/en/app.json';
import type { Namespace } from '../i18n/resources.ts';
import { type Language, preferences } from './preferences.ts';

// One chunk per language and feature: nobody downloads the texts of a language or a screen that is not open.
const files = import.meta.glob<Record<string, unknown>>(['../i18n/*/*.json', '!../i18n/en/app.json'], {
  import: 'default',
});

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`../i18n/${language}/${namespace}.json`];
    // English has no `messages`: there the messages of the contract are the text.
    if (!load) return done(null, {});
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/** Starts i18next in the preferred language. The shell's English texts are part of the entry, the rest arrives when used. */
export async function startI18n(language: Language = preferences().language): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: ['en', 'ar'],
      fallbackLng: false,
      ns: ['app', 'messages'],
      defaultNS: 'app',
      partialBundledLanguages: true,
      resources: { en: { app: englishApp } },
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Loads texts ahead of a screen, so that it renders without waiting for them. */
export const loadTexts = (namespaces: readonly Namespace[]): Promise<void> => i18next.loadNamespaces([...namespaces]);
