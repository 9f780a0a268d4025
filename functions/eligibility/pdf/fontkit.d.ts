/** The part of fontkit that the portal uses; pdfkit takes the font object as it is. */
declare module 'fontkit' {
  export interface Font {
    layout(text: string): unknown;
  }
  export function create(file: Uint8Array): Font;
}
