import { inflateSync } from 'node:zlib';

/** Text as it stands on a page: one drawn run, from left to right. `y` grows upwards, as in the file. */
export interface DrawnText {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  /** The characters of the run's glyphs in the order of the page. */
  readonly text: string;
}

type Objects = ReadonlyMap<string, string>;

const reference = (body: string | undefined, name: string): string | undefined =>
  new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body ?? '')?.[1];

function objectsOf(pdf: Uint8Array): Objects {
  const file = Buffer.from(pdf).toString('latin1');
  return new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
}

function streamOf(objects: Objects, id: string | undefined): string {
  const packed = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(id ?? '') ?? '')?.[1];
  return packed === undefined ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

const characters = (hex: string): string =>
  hex
    .split(/\s+/)
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('');

/** Glyph number to characters, by the font's ToUnicode table. */
function charactersOf(objects: Objects, fontId: string | undefined): Map<number, string> {
  const table = streamOf(objects, reference(objects.get(fontId ?? ''), 'ToUnicode'));
  const found = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g)) {
    [...list.matchAll(/<(.*?)>/g)].forEach(([, hex = ''], at) => {
      found.set(Number.parseInt(first, 16) + at, hex === '' ? '\ufffd' : characters(hex));
    });
  }
  return found;
}

const shown = /1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) \S+ Tf\n([\s\S]*?)ET/g;

function pageTexts(objects: Objects, page: string, number: number): DrawnText[] {
  const resources = objects.get(reference(page, 'Resources') ?? '');
  const content = streamOf(objects, reference(page, 'Contents'));
  const fonts = new Map<string, Map<number, string>>();
  return [...content.matchAll(shown)].map(([, x, y, font = '', drawn = '']) => {
    const table = fonts.get(font) ?? charactersOf(objects, reference(resources, font));
    fonts.set(font, table);
    const glyphs = [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => table.get(Number.parseInt(glyph, 16)) ?? '\ufffd').join('');
    return { page: number, x: Number(x), y: Number(y), text };
  });
}

/** Reads the texts of a PDF that pdfkit made, page by page, in the order in which they were drawn, without blanks alone and marks of direction. */
export function drawnTexts(pdf: Uint8Array): DrawnText[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  const isSeen = ({ text }: DrawnText): boolean => !/^[\s\u200f]*$/u.test(text);
  return pages.flatMap((page, at) => pageTexts(objects, page, at + 1)).filter(isSeen);
}

/** Each line of the pages as the eye meets it, from left to right: an Arabic word stands there last letter first. */
export function drawnLines(pdf: Uint8Array): string[] {
  const lines = new Map<string, DrawnText[]>();
  for (const text of drawnTexts(pdf)) {
    const key = `${text.page} ${text.y.toFixed(1)}`;
    lines.set(key, [...(lines.get(key) ?? []), text]);
  }
  return [...lines.values()].map((runs) =>
    runs
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** An Arabic word or phrase as drawn: its letters from left to right. */
export const asDrawn = (arabic: string): string => [...arabic].reverse().join('');
