import { type Bilingual, isRightToLeft } from '../../shared/_field/bilingual.ts';
import type { PdfLanguage } from './bilingual.ts';
import { ink, type PdfWriter } from './pdfWriter.ts';
import type { TextStyle } from './textBlock.ts';

export const regular = { size: 9.5, weight: 'regular', colour: ink.text } as const;
export const quiet = { size: 8.5, weight: 'regular', colour: ink.quiet } as const;
export const strong = { size: 9.5, weight: 'bold', colour: ink.text } as const;

type Look = Pick<TextStyle, 'size' | 'weight' | 'colour'>;

export const english = (look: Look): TextStyle => ({ ...look, direction: 'ltr', align: 'left' });
export const arabic = (look: Look): TextStyle => ({ ...look, direction: 'rtl', align: 'right' });
/** A person's own words, in whichever language: their direction decides the side. */
export const free = (look: Look, align: TextStyle['align']): TextStyle => ({ ...look, direction: 'auto', align });
export const code = (look: Look, align: TextStyle['align']): TextStyle => ({ ...look, direction: 'ltr', align });

/** The side on which a page of this language begins. */
export const startSide = (language: PdfLanguage): 'left' | 'right' => (isRightToLeft(language) ? 'right' : 'left');

/** The points that a heading takes, with some room below it. */
export const headingHeight = 24;

/** Draws a heading: in its language, or English on the left and Arabic on the right. Moves `pdf.y` below it. */
export function drawHeading(pdf: PdfWriter, heading: Bilingual, language: PdfLanguage): void {
  const look = { size: 11, weight: 'bold', colour: ink.teal } as const;
  const box = { x: pdf.left, y: pdf.y, width: pdf.width };
  if (language !== 'ar') pdf.write(pdf.layOut(heading.en, box.width, english(look)), box, english(look), 'H2');
  if (language !== 'en') pdf.write(pdf.layOut(heading.ar, box.width, arabic(look)), box, arabic(look), 'H2');
  pdf.y += 19;
  drawSeparator(pdf, ink.teal, 0.8);
}

/** A hairline across the page at `pdf.y`. */
export function drawSeparator(pdf: PdfWriter, colour: string, thickness: number): void {
  pdf.decorate(() => {
    pdf.doc
      .moveTo(pdf.left, pdf.y)
      .lineTo(pdf.left + pdf.width, pdf.y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();
  });
}
