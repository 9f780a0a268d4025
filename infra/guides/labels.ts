import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../shared/_field/bilingual.ts';

const web = join(import.meta.dirname, '../../web');

const texts = new Map<string, unknown>();

/** The namespace is the name of the folder around `texts`. */
function pathOf(language: Language, namespace: string): string {
  const [path] = globSync(`**/${namespace}/texts/${language}.json`, { cwd: web });
  if (path === undefined) throw new Error(`A guide names texts of ${namespace}, which the portal does not have`);
  return join(web, path);
}

function textsOf(language: Language, namespace: string): unknown {
  const key = `${language}/${namespace}`;
  if (!texts.has(key)) texts.set(key, JSON.parse(readFileSync(pathOf(language, namespace), 'utf8')));
  return texts.get(key);
}

/** The portal's own text of that key, `cardReader.verify`; a key that the portal does not have stops the build. */
function portalText(language: Language, key: string): string {
  const [namespace = '', ...path] = key.split('.');
  let found = textsOf(language, namespace);
  for (const name of path) found = (found as Record<string, unknown> | undefined)?.[name];
  if (typeof found !== 'string') throw new Error(`A guide names ${key}, which the portal does not have`);
  return found;
}

/** The portal's own text in both languages, without quotes: for a table of what the portal shows. */
export const shown = (key: string): readonly [en: string, ar: string] => [portalText('en', key), portalText('ar', key)];

const quoted = { en: ['“', '”'], ar: ['«', '»'] } as const;

/**
 * Puts the portal's own words where a guide names them: `[[cardReader.verify]]` is the button as the screen shows it, in quotes.
 * A guide so never names a button that was renamed.
 */
export const withLabels = (text: string, language: Language): string =>
  text.replace(/\[\[(.+?)\]\]/g, (_, key: string) => {
    const [opening, closing] = quoted[language];
    return `${opening}${portalText(language, key)}${closing}`;
  });
