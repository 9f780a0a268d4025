import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnglishTexts } from '../../../web/base/englishTexts.ts';

export type Language = 'en' | 'ar';
export type Texts = EnglishTexts;

const web = join(import.meta.dirname, '../../../web');

/** The texts of all folders by namespace, which is the name of the folder around `texts`. */
const textsIn = (language: Language): Texts =>
  Object.fromEntries(
    globSync(`**/texts/${language}.json`, { cwd: web }).map((file) => [
      file.split('/').at(-3),
      JSON.parse(readFileSync(join(web, file), 'utf8')),
    ]),
  ) as unknown as Texts;

/** The labels by which a reader of each language finds things. What a journey proves, it spells out itself. */
export const texts: Readonly<Record<Language, Texts>> = { en: textsIn('en'), ar: textsIn('ar') };
