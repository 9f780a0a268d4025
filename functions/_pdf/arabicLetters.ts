import type { Font, Glyph, GlyphRun, Position, Subset } from 'fontkit';

/**
 * How Arabic has to be drawn so that its words are found and copied. A reader of PDF takes the characters of a line from left to right and
 * then turns the Arabic ones round. It needs each letter alone, on the line of the others, from right to left: a ligature has its letters
 * in reading order, and a vowel mark stands above or below the line.
 */

/** Ids from here on are in no font file: each stands for one character and draws nothing. */
const firstBlank = 0x10000;
/** Thousandths of the size. A reader takes no direction from a glyph without width. */
const blankWidth = 1;
const space = 0x20;
const rightToLeftMark = 0x200f;

/** A vowel mark and its place in units of the font, from the beginning of the run. It is drawn as a picture, since its letter stands in the line. */
export interface PlacedMark {
  readonly glyph: Glyph;
  readonly x: number;
  readonly y: number;
}

export type ArabicRun = GlyphRun & { readonly marks: readonly PlacedMark[] };
export type ArabicFont = Omit<Font, 'layout'> & { layout(text: string, features?: unknown): ArabicRun };

interface Drawn {
  readonly glyph: Glyph;
  readonly position: Position;
}

const isArabic = (codePoint: number): boolean => codePoint >= 0x0600 && codePoint <= 0x08ff;
const isMark = ({ codePoints }: Glyph): boolean =>
  codePoints.length > 0 && codePoints.every((each) => /\p{Mn}/u.test(String.fromCodePoint(each)));

const blank = (codePoint: number): Drawn => ({
  glyph: { id: firstBlank + codePoint, advanceWidth: blankWidth, codePoints: [codePoint] },
  position: { xAdvance: blankWidth, yAdvance: 0, xOffset: 0, yOffset: 0 },
});
const blanks = (codePoints: readonly number[]): Drawn[] => codePoints.map(blank).reverse();

/** The glyph of a run as single letters, from left to right. */
function lettersOf({ glyph, position }: Drawn): Drawn[] {
  const [first, ...others] = glyph.codePoints;
  if (first === undefined) return [{ glyph, position }];
  // fontkit draws a mark of direction as a space without width.
  if (first === space && position.xAdvance === 0) return [blank(rightToLeftMark)];
  if (!isArabic(first)) return [{ glyph, position }];
  if (isMark(glyph)) return blanks(glyph.codePoints);
  const { id, advanceWidth } = glyph;
  return [...blanks(others), { glyph: { id, advanceWidth, codePoints: [first] }, position }];
}

const drawnOf = ({ glyphs, positions }: GlyphRun): Drawn[] =>
  positions.flatMap((position, at) => glyphs.slice(at, at + 1).map((glyph) => ({ glyph, position })));

function marksOf(drawn: readonly Drawn[]): PlacedMark[] {
  const marks: PlacedMark[] = [];
  let x = 0;
  for (const each of drawn) {
    const { glyph, position } = each;
    if (isMark(glyph)) marks.push({ glyph, x: x + position.xOffset, y: position.yOffset });
    for (const letter of lettersOf(each)) x += letter.position.xAdvance;
  }
  return marks;
}

function layOutLetters(run: GlyphRun): ArabicRun {
  const drawn = drawnOf(run);
  const marks = marksOf(drawn);
  const letters = drawn.flatMap(lettersOf);
  run.glyphs = letters.map(({ glyph }) => glyph);
  run.positions = letters.map(({ position }) => position);
  return Object.assign(run, { marks });
}

function includeBlanks(subset: Subset, blankId: number): Subset {
  const include = subset.includeGlyph.bind(subset);
  subset.includeGlyph = (id) => {
    if (id < firstBlank) return include(id);
    subset.mapping[id] ??= subset.glyphs.push(blankId) - 1;
    return subset.mapping[id];
  };
  return subset;
}

/** A font that draws Arabic letter by letter, as far as a reader sees. The marks of a run are left to the writer. */
export function withArabicLetters(font: Font): ArabicFont {
  const layout = font.layout.bind(font);
  const createSubset = font.createSubset.bind(font);
  const blankId = font.glyphForCodePoint(space).id;
  return Object.assign(font, {
    layout: (text: string, features?: unknown) => layOutLetters(layout(text, features)),
    createSubset: () => includeBlanks(createSubset(), blankId),
  });
}
