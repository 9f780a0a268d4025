import { PDFiumLibrary } from '@hyzyla/pdfium';
import { extractText, getDocumentProxy } from 'unpdf';

/** A person neither sees marks of direction nor in which order the vowel marks of a letter were typed. */
const seen = (text: string): string => text.replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, '').normalize('NFC');

async function readByPdfium(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const texts = [...document.pages()].map((page) => page.getText());
    document.destroy();
    return texts.join('\n');
  } finally {
    library.destroy();
  }
}

async function readByPdfJs(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.join('\n');
}

const readers = { pdfium: readByPdfium, 'pdf.js': readByPdfJs } as const;
export type PdfReader = keyof typeof readers;
export const pdfReaders = Object.keys(readers) as PdfReader[];

/** The text of a PDF as a program that nobody here wrote finds and copies it: PDFium is in Chrome and Edge, pdf.js in Firefox. */
export const readPdf = async (reader: PdfReader, pdf: Uint8Array): Promise<string> => seen(await readers[reader](pdf));
