import { inLanguage, isRightToLeft } from '../../shared/_field/bilingual.ts';
import type { PdfLanguage } from './bilingual.ts';
import { ink, type PdfWriter } from './pdfWriter.ts';
import { wording } from './wording.ts';

/** The largest that a photograph is printed, in points, in the proportions of a card's. */
const most = { width: 57, height: 72 } as const;
const gap = 14;

/** Something that stands at the end of a section's lines. */
export interface Beside {
  /** What it takes of the lines' width, with the space before it. */
  readonly width: number;
  readonly height: number;
  readonly draw: () => void;
}

/** A part of pdfkit that its types leave out. */
interface OpensImages {
  openImage(file: Buffer): object;
}

/** What the PDF library makes of a file; one that it cannot read is not printed. */
function opened({ doc }: PdfWriter, photo: Uint8Array): object | null {
  try {
    return (doc as unknown as OpensImages).openImage(Buffer.from(photo));
  } catch {
    return null;
  }
}

/** The patient's photograph, where there is one: on the side where the lines of the page's language end. */
export function photoBeside(
  pdf: PdfWriter,
  photo: Uint8Array | null | undefined,
  language: PdfLanguage,
): Beside | undefined {
  const image = photo && opened(pdf, photo);
  if (!image) return undefined;
  const side = isRightToLeft(language) ? 'left' : 'right';
  const x = side === 'left' ? pdf.left : pdf.left + pdf.width - most.width;
  const draw = () => {
    const y = pdf.y + 6;
    const alt = inLanguage(language, wording.photo);
    pdf.picture(alt, () => {
      pdf.doc.image(image as never, x, y, { fit: [most.width, most.height], align: 'center', valign: 'center' });
      pdf.doc.rect(x, y, most.width, most.height).lineWidth(0.5).strokeColor(ink.line).stroke();
    });
    pdf.giveRoom(side, most.width + gap);
  };
  return { width: most.width + gap, height: most.height + 12, draw };
}
