import type { EmbeddingLevels } from 'bidi-js';
import type { FontName, Weight } from './fonts.ts';
import { type Direction, directionsOf, isRightToLeft, visualRuns } from './visualRuns.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  readonly direction: Direction;
  /** `start` is the side on which the text's own direction begins. */
  readonly align: 'left' | 'right' | 'center' | 'start';
}

/** Measures one run in points. */
export type Measure = (text: string, font: FontName, size: number) => number;

export interface PlacedRun {
  readonly text: string;
  readonly font: FontName;
  /** From the left edge of the line. */
  readonly x: number;
}

export interface TextLine {
  readonly runs: readonly PlacedRun[];
  readonly width: number;
}

export interface TextBlock {
  readonly lines: readonly TextLine[];
  readonly lineHeight: number;
  readonly height: number;
  readonly isRightToLeft: boolean;
}

interface Paragraph {
  readonly text: string;
  readonly directions: EmbeddingLevels;
  readonly style: TextStyle;
  readonly measure: Measure;
}

function placeLine({ text, directions, style, measure }: Paragraph, start: number, end: number): TextLine {
  let x = 0;
  const runs = visualRuns(text, directions, start, end).map((run) => {
    const font: FontName = `${run.script}-${style.weight}`;
    const placed = { text: run.text, font, x };
    x += measure(run.text, font, style.size);
    return placed;
  });
  return { runs, width: x };
}

/** How many characters from `start` fit into the width, at least one: for a word longer than its line. */
function fitting(paragraph: Paragraph, start: number, end: number, width: number): number {
  let last = end;
  while (last > start + 1 && placeLine(paragraph, start, last).width > width) last -= 1;
  return last;
}

/** Where lines may end: after each stretch of blanks. */
const breaksOf = (text: string): number[] => [...text.matchAll(/\S+\s*/gu)].map((word) => word.index + word[0].length);

function breakLines(paragraph: Paragraph, width: number): TextLine[] {
  const { text } = paragraph;
  const lines: TextLine[] = [];
  let start = 0;
  let lineEnd = 0;
  const endOf = (end: number): number => start + text.slice(start, end).trimEnd().length;
  const finish = (end: number): void => {
    lines.push(placeLine(paragraph, start, endOf(end)));
    start = end;
    lineEnd = end;
  };
  for (const wordEnd of breaksOf(text)) {
    if (placeLine(paragraph, start, endOf(wordEnd)).width > width && lineEnd > start) finish(lineEnd);
    while (placeLine(paragraph, start, endOf(wordEnd)).width > width && wordEnd - start > 1) {
      const cut = fitting(paragraph, start, wordEnd, width);
      if (cut >= wordEnd) break;
      finish(cut);
    }
    lineEnd = wordEnd;
  }
  if (lineEnd > start) finish(lineEnd);
  return lines;
}

/**
 * A date, a telephone or file number: digits in groups, which Arabic around them would put into the opposite order. A code with
 * letters keeps its order by itself.
 */
const groupedNumber = /(?<![\p{L}\p{N}\-/:.,])\+?\d+(?:[-/:.,]\d+)+(?![\p{L}\p{N}\-/])/gu;

/** Wraps each such number in a left-to-right isolate. */
const keepNumbers = (text: string): string => text.replace(groupedNumber, '\u2066$&\u2069');

/** Breaks a text into lines of at most `width` points and places the runs of each, by the Unicode bidirectional algorithm. */
export function layOut(text: string, width: number, style: TextStyle, measure: Measure): TextBlock {
  const clean = keepNumbers(text.normalize('NFC').replace(/\s+/gu, ' ').trim());
  const directions = directionsOf(clean, style.direction);
  const lines = breakLines({ text: clean, directions, style, measure }, width);
  const lineHeight = style.size * 1.5;
  return { lines, lineHeight, height: lines.length * lineHeight, isRightToLeft: isRightToLeft(directions) };
}
