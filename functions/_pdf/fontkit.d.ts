/** The part of fontkit that the portal uses; pdfkit takes the font object as it is. */
declare module 'fontkit' {
  export interface Glyph {
    codePoints: readonly number[];
  }
  export interface Font {
    layout(text: string): unknown;
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  }
  export function create(file: Uint8Array): Font;
}
