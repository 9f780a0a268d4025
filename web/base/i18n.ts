import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../shared/_field/bilingual.ts';
import englishApp from '../app/texts/en.json';
import { preferences } from './preferences.ts';
import type { Namespace } from './texts.ts';

// One chunk per language and namespace: the browser loads only the texts of the current language and the open screens.
const files = import.meta.glob<Record<string, unknown>>(['../**/texts/*.json', '!../app/texts/en.json'], {
  import: 'default',
});

/** The loaders by language and namespace: `en/eligibility`. The namespace is the name of the folder around `texts`. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [namespace, , file] = path.split('/').slice(-3);
    return [`${file?.replace('.json', '')}/${namespace}`, load];
  }),
);

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = loaders.get(`${language}/${namespace}`);
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
      // The types hold every key of ours to the texts: what is missing is the word of a value that a newer server knows.
      parseMissingKeyHandler: (_key, text?: string) => text ?? i18next.t('app:unknownWord'),
    });
}

/** Loads texts ahead of a screen, so that it renders without waiting for them. */
export const loadTexts = (namespaces: readonly Namespace[]): Promise<void> => i18next.loadNamespaces([...namespaces]);
