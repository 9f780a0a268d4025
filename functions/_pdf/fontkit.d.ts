/** The part of fontkit that the portal uses; pdfkit takes the font object as it is. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    codePoints: readonly number[];
    /** Its outline as SVG, in units of the font; y grows upwards. */
    readonly path?: { scale(x: number, y: number): { toSVG(): string } };
  }
  export interface Position {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  /** In units of the font, in the order of the page: from left to right. */
  export interface GlyphRun {
    glyphs: readonly Glyph[];
    positions: readonly Position[];
  }
  /** The glyphs of a font that a document uses, by their place in it. */
  export interface Subset {
    readonly glyphs: number[];
    readonly mapping: Record<number, number>;
    includeGlyph(id: number): number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string, features?: unknown): GlyphRun;
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    createSubset(): Subset;
  }
  export function create(file: Uint8Array): Font;
}
