import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import type { Script } from './fonts.ts';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl' | 'auto';

/**
 * A stretch of text that one font draws in one go, in the order from left to right on the page. The letters of an Arabic run are
 * in reading order: the font engine shapes and turns them itself. Everything else is already in the order of drawing. An Arabic
 * run is never longer than a word, because pdfkit shapes word by word and would put several words in the wrong order.
 */
export interface VisualRun {
  readonly text: string;
  readonly script: Script;
}

const arabicLetter = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u;
const latinExtendedLetter = /[\u0100-\u02af\u1e00-\u1eff]/u;
/** Direction marks and isolates steer the order and are never drawn. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** Arabic vowel marks are Arabic; other marks belong to the letter they stand on. */
function scriptOf(character: string): Script | null {
  if (arabicLetter.test(character)) return 'arabic';
  if (belongsToNeighbour.test(character)) return null;
  return latinExtendedLetter.test(character) ? 'latinExtended' : 'latin';
}

/** The second half of a rare character, or an accent on the letter before it. */
const belongsToNeighbour = /\p{Surrogate}|\p{Mn}/u;

interface DirectedRun {
  text: string;
  readonly script: Script;
  readonly isTurned: boolean;
}

/** Right-to-left letters arrive last to first: they are put back into reading order for the shaper. */
const joined = ({ text, script, isTurned }: DirectedRun, next: string): string =>
  script === 'arabic' && isTurned ? next + text : text + next;

const blank: VisualRun = { text: ' ', script: 'latin' };
/** Drawn as nothing; a reader of the file that meets it knows that the blank before it does not belong to the number or name after it. */
const mark: VisualRun = { text: '\u200f', script: 'arabic' };

/** Blanks between Arabic words are drawn with them, in one go; those at an end are runs of their own, which no reader turns with the words. */
function withOwnBlanks({ text, script }: DirectedRun): VisualRun[] {
  if (script !== 'arabic') return [{ text, script }];
  const words = text.trim();
  if (words === '') return [blank];
  const [atRight, atLeft] = [text.startsWith(' '), text.endsWith(' ')];
  return [...(atLeft ? [blank] : []), { text: words, script }, ...(atRight ? [blank, mark] : [])];
}

/** Marks that turn letters round whatever they are. No text of ours has one, and a name with one would be drawn as another name. */
const overrides = /[\u202a-\u202e]/gu;
const unsteered = '\u200b';

/** Works out the order of a paragraph once; lines are cut out of it. */
export const directionsOf = (text: string, direction: Direction): EmbeddingLevels =>
  bidi.getEmbeddingLevels(text.replace(overrides, unsteered), direction);

/** Whether a paragraph reads from right to left. */
export const isRightToLeft = (directions: EmbeddingLevels): boolean => (directions.paragraphs[0]?.level ?? 0) % 2 === 1;

/**
 * The runs of one line, `start` to `end` (exclusive) of its paragraph, from left to right. fontkit turns a whole Arabic run round,
 * digits included, so a number must never share a run with letters: that is what the levels separate.
 */
export function visualRuns(text: string, directions: EmbeddingLevels, start: number, end: number): VisualRun[] {
  if (end <= start) return [];
  const order = bidi.getReorderedIndices(text, directions, start, end - 1).slice(start, end);
  const mirrored = bidi.getMirroredCharactersMap(text, directions.levels, start, end - 1);
  const runs: DirectedRun[] = [];
  for (const at of order) {
    const character = text[at] ?? '';
    if (invisible.test(character)) continue;
    const isTurned = (directions.levels[at] ?? 0) % 2 === 1;
    const last = runs.at(-1);
    const script = isTurned && character === ' ' ? 'arabic' : (scriptOf(character) ?? last?.script ?? 'latin');
    const drawn = mirrored.get(at) ?? character;
    if (last?.script !== script || last.isTurned !== isTurned) runs.push({ text: drawn, script, isTurned });
    else last.text = joined(last, drawn);
  }
  return runs.flatMap(withOwnBlanks);
}
