import { inflateSync } from 'node:zlib';
import { PdfWords, plainNames } from './pdfWords.ts';

/** Why nobody may be handed a PDF: it brings something that acts, or it hides what it brings. */
export type PdfProblem = 'fileHasScript' | 'fileUnclear';

/** Unpacked, all that is looked through of one file. */
const mostUnpackedBytes = 32 * 1024 * 1024;
/** How many times its own length is read of a file whose objects stand in one another. */
const mostReadings = 4;

/** What does something when the document is opened or clicked: a script, a program, a form that computes, a file within the file. */
const active = /\/(?:JavaScript|JS|Launch|RichMedia|OnInstantiate|XFA|GoToE|EF|EmbeddedFiles?)(?=[\s\0()<>[\]{}/%]|$)/;

const ends = new Set(['endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);
const step: Readonly<Record<string, number>> = { '<<': 1, '[': 1, '>>': -1, ']': -1 };

interface PdfObject {
  readonly words: readonly string[];
  /** Where its stream begins; null without one. */
  readonly streamAt: number | null;
  /** How many bytes were read of it. */
  readonly read: number;
}

/** The words of the object at a place, up to the word that ends it outside of all brackets. */
function objectAt(content: Buffer, at: number): PdfObject {
  const reader = new PdfWords(content, at);
  const words: string[] = [];
  let depth = 0;
  for (let word = reader.next(); word !== null; word = reader.next()) {
    depth = Math.max(depth + (step[word] ?? 0), 0);
    const isEnd = depth === 0 && (ends.has(word) || word.startsWith('obj'));
    if (isEnd) return { words, streamAt: word === 'stream' ? reader.at : null, read: reader.at - at };
    words.push(word);
  }
  return { words, streamAt: null, read: reader.at - at };
}

/**
 * Where objects begin: behind each word `obj` or `trailer`, wherever it stands. A reader of the file looks up their places in a table, which may lead
 * into a comment, a text or a stream.
 */
function* objectPlaces(content: Buffer): Generator<number> {
  for (const word of ['obj', 'trailer']) {
    for (let at = content.indexOf(word); at >= 0; at = content.indexOf(word, at + 1)) {
      const before = String.fromCharCode(content[at - 1] ?? 0);
      if (!/[a-z]/i.test(before)) yield at + word.length;
    }
  }
}

/** Whether a stream holds objects. Its readers look for the place of the first one, and not for its type. */
const holdsObjects = (words: readonly string[]): boolean => words.includes('/ObjStm') || words.includes('/First');

/** The names of a stream's filters; null where they are said elsewhere, or more than once. */
function filtersOf(words: readonly string[]): string[] | null {
  const at = words.indexOf('/Filter');
  if (at < 0) return [];
  if (words.includes('/Filter', at + 1)) return null;
  const rest = words.slice(at + 1);
  if (rest[0] !== '[') return rest[0]?.startsWith('/') ? rest.slice(0, 1) : null;
  const list = rest.slice(1, rest.indexOf(']'));
  return list.every((word) => word.startsWith('/')) ? list : null;
}

/** Behind the line of the word `stream` its bytes begin. */
function bytesFrom(content: Buffer, at: number): Buffer {
  const line = /\r\n|\r|\n/.exec(content.toString('latin1', at, at + 256));
  return content.subarray(at + (line ? line.index + line[0].length : 0));
}

/** The objects of a stream that is not packed, by its length and by its last word; null where its length stands elsewhere. */
function unpackedBytes(bytes: Buffer, words: readonly string[]): Buffer | null {
  const at = words.indexOf('/Length');
  const length = Number(words[at + 1]);
  if (at < 0 || !Number.isInteger(length) || words[at + 3] === 'R') return null;
  return bytes.subarray(0, Math.max(length, bytes.indexOf('endstream')));
}

/** The objects of a stream, or null where it is not packed as every program packs them, broken, or longer than may be looked through. */
function objectsOf(bytes: Buffer, words: readonly string[], most: number): string | null {
  const filters = filtersOf(words);
  const isPacked = filters?.join() === '/FlateDecode' && !words.includes('/DecodeParms');
  if (most < 1 || (!isPacked && filters?.length !== 0)) return null;
  try {
    const objects = isPacked ? inflateSync(bytes, { maxOutputLength: most }) : unpackedBytes(bytes, words);
    return objects && objects.length <= most ? objects.toString('latin1') : null;
  } catch {
    return null;
  }
}

/**
 * Why nobody may be handed this PDF, or null. All its objects are looked at, also those in packed streams; a word in a text or on a page does not act.
 * What cannot be looked into is refused, as a file that needs a password: printed anew, it shows what it has.
 */
export function problemOfPdf(content: Buffer): PdfProblem | null {
  let left = mostUnpackedBytes;
  let readings = mostReadings * content.length + 1024;
  let isUnclear = false;
  for (const place of objectPlaces(content)) {
    const object = objectAt(content, place);
    if (object.words.some((word) => active.test(word))) return 'fileHasScript';
    readings -= object.read;
    if (readings < 0) return 'fileUnclear';
    if (object.streamAt === null || !holdsObjects(object.words)) continue;
    const text = objectsOf(bytesFrom(content, object.streamAt), object.words, left);
    if (text !== null && active.test(plainNames(text))) return 'fileHasScript';
    left -= text?.length ?? 0;
    isUnclear ||= text === null;
  }
  return isUnclear ? 'fileUnclear' : null;
}
