import { type Bilingual, inLanguage, languageOf } from '../../shared/_field/bilingual.ts';
import { brand } from '../../shared/brand.ts';
import type { PdfLanguage } from './bilingual.ts';
import { loadFonts } from './fonts.ts';
import { drawHeader, drawRunningHead, type PrintedFacility } from './pageFurniture.ts';
import { PdfWriter } from './pdfWriter.ts';

interface DocumentHead {
  readonly title: Bilingual;
  /** The number of the record: it stands at the top of each further page. */
  readonly number: string;
  /** Which document of this number it is, where the number alone does not say so. */
  readonly edition?: string;
  readonly facility: PrintedFacility;
  readonly printedAt: Date;
}

/** A new document on A4 pages, with the band of its first page drawn. */
export async function beginDocument(
  language: PdfLanguage,
  { title, number, edition, facility, printedAt }: DocumentHead,
): Promise<PdfWriter> {
  const main = languageOf(language);
  const pdf = new PdfWriter({
    title: [title[main], number, ...(edition ? [edition] : [])].join(' '),
    subject: title[main],
    author: inLanguage(main, brand.names),
    language: main,
    createdAt: printedAt,
    fonts: await loadFonts(),
  });
  pdf.onNewPage = () => drawRunningHead(pdf, number, language);
  drawHeader(pdf, { title, facility }, language);
  return pdf;
}
