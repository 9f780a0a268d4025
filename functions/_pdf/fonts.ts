import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { type ArabicFont, withArabicLetters } from './arabicLetters.ts';
import { unpackWoff } from './sfnt.ts';

/** A family is split by script, as its files are: each run of text says which part of which weight it needs. */
export type Script = 'latin' | 'latinExtended' | 'arabic';
export type Weight = 'regular' | 'bold';
export type FontName = `${Script}-${Weight}`;

type Loader = () => Promise<{ default: unknown }>;

/** Import paths are written out so that the bundler finds each file and puts it into a chunk of its own. */
const files: Readonly<Record<FontName, readonly [path: string, load: Loader]>> = {
  'latin-regular': [
    '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff',
    () => import('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff'),
  ],
  'latin-bold': [
    '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff',
    () => import('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff'),
  ],
  'latinExtended-regular': [
    '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff',
    () => import('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff'),
  ],
  'latinExtended-bold': [
    '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff',
    () => import('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff'),
  ],
  'arabic-regular': [
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff',
    () => import('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff'),
  ],
  'arabic-bold': [
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff',
    () => import('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff'),
  ],
};

/** The bundle answers bytes; run from the sources, Node cannot import a font and the file is read where npm put it. */
async function readFont([path, load]: readonly [string, Loader]): Promise<Uint8Array> {
  const bundled = await load().catch(() => null);
  if (bundled?.default instanceof Uint8Array) return bundled.default;
  return readFile(createRequire(import.meta.url).resolve(path));
}

/**
 * fontkit remembers for which characters a glyph stands from the moment it first meets the glyph. While a document is written, it
 * also meets glyphs as parts of others, for no character; in the next document such a letter could not be copied or read aloud.
 */
function shareable(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
  return font;
}

let loaded: Promise<ReadonlyMap<FontName, ArabicFont>> | undefined;

/** Every font, read and parsed once for each execution environment; documents share them. */
export function loadFonts(): Promise<ReadonlyMap<FontName, ArabicFont>> {
  loaded ??= Promise.all(
    Object.entries(files).map(
      async ([name, file]) =>
        [name as FontName, withArabicLetters(shareable(create(unpackWoff(await readFont(file)))))] as const,
    ),
  ).then((entries) => new Map(entries));
  return loaded;
}
